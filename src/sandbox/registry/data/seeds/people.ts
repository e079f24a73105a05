/** An invented natural person. */
export interface Person {
  readonly jmeno: string;
  readonly prijmeni: string;
  readonly datumNarozeni: string;
  /** Key of the address of residence. */
  readonly residence: string;
  readonly titulPredJmenem?: string;
  readonly titulZaJmenem?: string;
  /** Country code of the citizenship. */
  readonly statniObcanstvi: string;
}

function person(
  jmeno: string,
  prijmeni: string,
  datumNarozeni: string,
  residence: string,
  titles: Pick<Person, "titulPredJmenem" | "titulZaJmenem"> = {},
  statniObcanstvi = "CZ",
): Person {
  return { jmeno, prijmeni, datumNarozeni, residence, ...titles, statniObcanstvi };
}

const ING = { titulPredJmenem: "Ing." };
const MUDR = { titulPredJmenem: "MUDr." };
const MGR = { titulPredJmenem: "Mgr." };

const table = {
  vranova: person("Tereza", "Vránová", "1979-04-12", "brno.kounicova 685/14", ING),
  skopalik: person("Radovan", "Skopalík", "1968-09-30", "olomouc.dolni 28/40", {
    titulPredJmenem: "Ing.",
    titulZaJmenem: "CSc.",
  }),
  hudecek: person("Vojtěch", "Hudeček", "1985-01-22", "brno.masarykova 414/22"),
  kubatova: person("Ludmila", "Kubátová", "1974-11-05", "praha.dlouha 707/20", MGR),
  zamecnik: person("Zbyněk", "Zámečník", "1961-06-18", "ostrava.vystavni 52/99", ING),
  mlynar: person("Dalibor", "Mlynařík", "1990-02-27", "plzen.americka 2396/10"),
  rehak: person("Břetislav", "Řehánek", "1971-12-03", "liberec.sklarska 78/5"),
  cizkova: person("Žofie", "Čížková", "1969-08-08", "hradec.gocarova 1106/38", MGR),
  urban: person("Oldřich", "Urbánek", "1958-03-15", "pardubice.semtin 104", ING),
  tomsa: person("Matěj", "Tomšíček", "1983-07-19", "zlin.batova 5147/5"),
  dolejsi: person("Karolína", "Dolejšová", "1982-05-25", "budejovice.lannova 64/25"),
  blaha: person("Jaromír", "Bláhovec", "1966-10-11", "jihlava.brnenska 2289/52", ING),
  pokorna: person("Jana", "Pokorníková", "1975-01-01", "tabor.prazska 212/6"),
  svozil: person("Petr", "Svozílek", "1970-06-06", "olomouc.dolni 27/38"),
  vrbkova: person("Hana", "Vrbíková", "1969-02-14", "brno.nadrazni 656/10", MUDR),
  lhotak: person("Čeněk", "Lhoták", "1972-09-09", "plzen.nadrazni 119/6", MUDR),
  zelinka: person("Josef", "Zelinger", "1963-03-19", "jicin.zborovska 641/23"),
  zastera: person("Bohumil", "Zástěrka", "1955-05-05", "usti.masarykova 634/32"),
  drabek: person("Ignác", "Drábíček", "1948-12-24", "decin.teplicka 145/23"),
  simkova: person("Alžběta", "Šimůnková", "1967-07-07", "vary.zamecky 434/43", { titulPredJmenem: "JUDr." }),
  kralik: person("Otakar", "Králíček", "1984-04-04", "jinocany.naves 112", { titulPredJmenem: "PharmDr." }),
  bartos: person("Vendelín", "Bartůněk", "1959-10-20", "brno.kounicova 686/16a", { titulPredJmenem: "ThDr." }),
  machova: person("Zdislava", "Machovcová", "1981-01-30", "praha.nadrazni 281/5b", MGR),
  horvath: person("Juraj", "Horváthik", "1986-11-11", "sk.zilina", {}, "SK"),
  gruber: person("Leopold", "Grubinger", "1970-08-02", "at.linz", { titulPredJmenem: "Dipl.-Ing." }, "AT"),
  kowal: person("Agnieszka", "Kowalik", "1972-03-08", "pl.wroclaw", {}, "PL"),
};

/** Key of an invented person. */
export type PersonKey = keyof typeof table;

/** Invented persons by key. */
export const people: Readonly<Record<PersonKey, Person>> = table;

/** Person by key. */
export function personOf(key: PersonKey): Person {
  return people[key];
}
