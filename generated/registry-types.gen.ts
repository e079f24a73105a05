// Generated from spec/registry.openapi.yaml. Do not edit: change the source, then run "npm run generate".

export interface paths {
    "/ekonomicke-subjekty/{ico}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one subject from the combined registry
         * @description Answers 404 with a `Chyba` when the ico is well formed but names no record of this source.
         */
        get: operations["vratEkonomickySubjekt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ekonomicke-subjekty/vyhledat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the combined registry
         * @description At most 1,000 matches a query; a broader one is answered 400.
         */
        post: operations["vyhledejEkonomickeSubjekty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ekonomicke-subjekty-vr/{ico}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one subject from the public registers (VR)
         * @description Answers 404 with a `Chyba` when the ico is well formed but names no record of this source.
         */
        get: operations["vratEkonomickySubjektVr"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ekonomicke-subjekty-vr/vyhledat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the public registers (VR)
         * @description Filters by ico only, at most 100 of them; unknown ones are missing from the answer.
         */
        post: operations["vyhledejSeznamEkonomickychSubjektuVr"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ekonomicke-subjekty-res/{ico}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one subject from the statistical register (RES)
         * @description Answers 404 with a `Chyba` when the ico is well formed but names no record of this source.
         */
        get: operations["vratEkonomickySubjektRes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ekonomicke-subjekty-res/vyhledat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the statistical register (RES)
         * @description Filters by ico only, at most 100 of them; unknown ones are missing from the answer.
         */
        post: operations["vyhledejSeznamEkonomickychSubjektuRes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ekonomicke-subjekty-rzp/{ico}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one subject from the trade-licence register (RZP)
         * @description Answers 404 with a `Chyba` when the ico is well formed but names no record of this source.
         */
        get: operations["vratEkonomickySubjektRzp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ekonomicke-subjekty-rzp/vyhledat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the trade-licence register (RZP)
         * @description Filters by ico only, at most 100 of them; unknown ones are missing from the answer.
         */
        post: operations["vyhledejSeznamEkonomickychSubjektuRzp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ekonomicke-subjekty-nrpzs/{ico}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one subject from the register of health-service providers (NRPZS)
         * @description Answers 404 with a `Chyba` when the ico is well formed but names no record of this source.
         */
        get: operations["vratEkonomickySubjektNrpzs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ekonomicke-subjekty-nrpzs/vyhledat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the register of health-service providers (NRPZS)
         * @description Filters by ico only, at most 100 of them; unknown ones are missing from the answer.
         */
        post: operations["vyhledejSeznamEkonomickychSubjektuNrpzs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ekonomicke-subjekty-rpsh/{ico}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one subject from the register of political parties and movements (RPSH)
         * @description Answers 404 with a `Chyba` when the ico is well formed but names no record of this source.
         */
        get: operations["vratEkonomickySubjektRpsh"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ekonomicke-subjekty-rpsh/vyhledat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the register of political parties and movements (RPSH)
         * @description Filters by ico only, at most 100 of them; unknown ones are missing from the answer.
         */
        post: operations["vyhledejSeznamEkonomickychSubjektuRpsh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ekonomicke-subjekty-rcns/{ico}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one subject from the register of churches and religious societies (RCNS)
         * @description Answers 404 with a `Chyba` when the ico is well formed but names no record of this source.
         */
        get: operations["vratEkonomickySubjektRcns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ekonomicke-subjekty-rcns/vyhledat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the register of churches and religious societies (RCNS)
         * @description Filters by ico only, at most 100 of them; unknown ones are missing from the answer.
         */
        post: operations["vyhledejSeznamEkonomickychSubjektuRcns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ekonomicke-subjekty-szr/{ico}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one subject from the agricultural register (SZR, sub-register EZP)
         * @description Answers 404 with a `Chyba` when the ico is well formed but names no record of this source.
         */
        get: operations["vratEkonomickySubjektSzr"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ekonomicke-subjekty-szr/vyhledat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the agricultural register (SZR, sub-register EZP)
         * @description Filters by ico only, at most 100 of them; unknown ones are missing from the answer.
         */
        post: operations["vyhledejSeznamEkonomickychSubjektuSzr"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ekonomicke-subjekty-rs/{ico}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one subject from the register of schools (RS)
         * @description Answers 404 with a `Chyba` when the ico is well formed but names no record of this source.
         */
        get: operations["vratEkonomickySubjektRs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ekonomicke-subjekty-rs/vyhledat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the register of schools (RS)
         * @description Filters by ico only, at most 100 of them; unknown ones are missing from the answer.
         */
        post: operations["vyhledejSeznamEkonomickychSubjektuRs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ekonomicke-subjekty-ros/{ico}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one subject from the basic register of persons (ROS)
         * @description Answers 404 with a `Chyba` when the ico is well formed but names no record of this source.
         */
        get: operations["vratEkonomickySubjektRos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ekonomicke-subjekty-ros/vyhledat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the basic register of persons (ROS)
         * @description Filters by ico only, at most 100 of them; unknown ones are missing from the answer.
         */
        post: operations["vyhledejSeznamEkonomickychSubjektuRos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ekonomicke-subjekty-ceu/{ico}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one subject from the register of bankrupt persons (CEU)
         * @description Answers 404 with a `Chyba` when the ico is well formed but names no record of this source.
         */
        get: operations["vratEkonomickySubjektCeu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ekonomicke-subjekty-ceu/vyhledat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the register of bankrupt persons (CEU)
         * @description Filters by ico only, at most 100 of them; unknown ones are missing from the answer.
         */
        post: operations["vyhledejSeznamEkonomickychSubjektuCeu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ciselniky-nazevniky/vyhledat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search the code lists
         * @description Paging counts lists, not items: a list comes with all its items.
         */
        post: operations["vyhledejCiselnik"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/standardizovane-adresy/vyhledat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search standardized addresses
         * @description Matches an address against the register of territorial identification (RUIAN).
         */
        post: operations["vyhledejStandardizovaneAdresy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ekonomicke-subjekty-notifikace/vyhledat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the notification batches of a data source
         * @description About the last 30 days are kept; there is no paging.
         */
        post: operations["vyhledejSeznamNotifikacnichDavek"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ekonomicke-subjekty-notifikace/datovy-zdroj/{datovyZdroj}/cislo-davky/{cisloDavky}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one notification batch
         * @description Which subjects of a data source changed, by source and batch number.
         */
        get: operations["vratNotifikacniDavku"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Adresa: Adresa;
        AngazovanaOsoba: AngazovanaOsoba;
        EkonomickySubjektZaklad: EkonomickySubjektZaklad;
        AdresaDorucovaci: AdresaDorucovaci;
        Seznam: Seznam;
        StrankovaniARazeni: StrankovaniARazeni;
        Chyba: Chyba;
        Chyby: Chyby;
        AdresaAres: AdresaAres;
        EkonomickySubjektDalsiUdaje: EkonomickySubjektDalsiUdaje;
        ObchodniJmenoAres: ObchodniJmenoAres;
        EkonomickeSubjektyKomplexFiltr: EkonomickeSubjektyKomplexFiltr;
        SeznamRegistraci: SeznamRegistraci;
        EkonomickeSubjektySeznam: EkonomickeSubjektySeznam;
        EkonomickySubjekt: EkonomickySubjekt;
        AkcionarVr: AkcionarVr;
        AngazmaFyzickaOsobaVr: AngazmaFyzickaOsobaVr;
        AngazmaOsobaVr: AngazmaOsobaVr;
        EkonomickeSubjektyVrSeznam: EkonomickeSubjektyVrSeznam;
        EkonomickySubjektVr: EkonomickySubjektVr;
        InsolvencniRizeniVr: InsolvencniRizeniVr;
        KonkursVr: KonkursVr;
        OdstepnyZavodVr: OdstepnyZavodVr;
        OrganVr: OrganVr;
        PodnikatelVr: PodnikatelVr;
        PravnickaOsobaVr: PravnickaOsobaVr;
        SpolecniciVr: SpolecniciVr;
        SpolecnikVr: SpolecnikVr;
        SpolecnyPodilVr: SpolecnyPodilVr;
        StatutarniOrganVr: StatutarniOrganVr;
        ZaznamVr: ZaznamVr;
        AdresaVr: AdresaVr;
        AngazmaClenstviVr: AngazmaClenstviVr;
        CinnostiVr: CinnostiVr;
        ClenstviVr: ClenstviVr;
        DatumVr: DatumVr;
        DatumZapisuVymazuUdajeVr: DatumZapisuVymazuUdajeVr;
        EmiseAkcieVr: EmiseAkcieVr;
        FunkceVr: FunkceVr;
        FyzickaOsobaVr: FyzickaOsobaVr;
        IcoVr: IcoVr;
        InsolvencniZapisVr: InsolvencniZapisVr;
        KategorieZoVr: KategorieZoVr;
        ObecnyTextVr: ObecnyTextVr;
        ObchodniJmenoCiziVr: ObchodniJmenoCiziVr;
        ObchodniJmenoVr: ObchodniJmenoVr;
        ObnosVr: ObnosVr;
        OsobaVr: OsobaVr;
        PocetClenuVr: PocetClenuVr;
        PodilVr: PodilVr;
        PravniFormaVr: PravniFormaVr;
        SpisovaZnackaVr: SpisovaZnackaVr;
        UvolnenyPodilVr: UvolnenyPodilVr;
        VkladVr: VkladVr;
        ZakladniKapitalVr: ZakladniKapitalVr;
        ZastavniPravoVr: ZastavniPravoVr;
        ZaznamVrZaklad: ZaznamVrZaklad;
        ZpusobRizeniVr: ZpusobRizeniVr;
        StatistickeUdaje: StatistickeUdaje;
        ZaznamRes: ZaznamRes;
        EkonomickeSubjektyResSeznam: EkonomickeSubjektyResSeznam;
        EkonomickySubjektRes: EkonomickySubjektRes;
        AngazovanySubjektAdresa: AngazovanySubjektAdresa;
        AngazovanySubjektRzpZaklad: AngazovanySubjektRzpZaklad;
        EkonomickySubjektRzpAdresa: EkonomickySubjektRzpAdresa;
        InsolvencniRizeni: InsolvencniRizeni;
        ProvozovnaZaklad: ProvozovnaZaklad;
        ProvozovnyRzpStav: ProvozovnyRzpStav;
        ZaznamRzpZaklad: ZaznamRzpZaklad;
        ZivnostBezOZ: ZivnostBezOZ;
        ZivnostiRzpStav: ZivnostiRzpStav;
        ZivnostOborCinnosti: ZivnostOborCinnosti;
        ZivnostPodminky: ZivnostPodminky;
        ZivnostPreruseni: ZivnostPreruseni;
        ZivnostProvozovnaPozastaveni: ZivnostProvozovnaPozastaveni;
        ZivnostZaklad: ZivnostZaklad;
        AngazovanaOsobaRzp: AngazovanaOsobaRzp;
        AngazovanySubjektRzp: AngazovanySubjektRzp;
        EkonomickeSubjektyRzpSeznam: EkonomickeSubjektyRzpSeznam;
        EkonomickySubjektRzp: EkonomickySubjektRzp;
        Provozovna: Provozovna;
        ZaznamRzp: ZaznamRzp;
        Zivnost: Zivnost;
        AngazovanaOsobaNrpzs: AngazovanaOsobaNrpzs;
        Kontakty: Kontakty;
        ZaznamNrpzs: ZaznamNrpzs;
        EkonomickeSubjektyNrpzsSeznam: EkonomickeSubjektyNrpzsSeznam;
        EkonomickySubjektNrpzs: EkonomickySubjektNrpzs;
        AngazovanaOsobaRpsh: AngazovanaOsobaRpsh;
        StatutarniOrgan: StatutarniOrgan;
        StavSubjektu: StavSubjektu;
        ZaznamRpsh: ZaznamRpsh;
        ZmenaStanov: ZmenaStanov;
        EkonomickeSubjektyRpshSeznam: EkonomickeSubjektyRpshSeznam;
        EkonomickySubjektRpsh: EkonomickySubjektRpsh;
        AdresaRcns: AdresaRcns;
        AngazovanySubjektRcnsZaklad: AngazovanySubjektRcnsZaklad;
        ClenSvazu: ClenSvazu;
        PravoZvlastni: PravoZvlastni;
        RegistraceRcns: RegistraceRcns;
        ZaznamRcnsZaklad: ZaznamRcnsZaklad;
        ZpusobJednani: ZpusobJednani;
        AngazovanaOsobaRcns: AngazovanaOsobaRcns;
        SubjektCirkevZaklad: SubjektCirkevZaklad;
        SubjektPravnickaOsobaZaklad: SubjektPravnickaOsobaZaklad;
        SubjektSvazCirkviZaklad: SubjektSvazCirkviZaklad;
        AngazmaRcns: AngazmaRcns;
        AngazovanySubjektRcns: AngazovanySubjektRcns;
        EkonomickeSubjektyRcnsSeznam: EkonomickeSubjektyRcnsSeznam;
        StatutatniOrganRcns: StatutatniOrganRcns;
        EkonomickySubjektRcns: EkonomickySubjektRcns;
        SubjektCirkev: SubjektCirkev;
        SubjektPravnickaOsoba: SubjektPravnickaOsoba;
        SubjektSvazCirkvi: SubjektSvazCirkvi;
        ZaznamRcns: ZaznamRcns;
        AngazovanaOsobaSzrZaklad: AngazovanaOsobaSzrZaklad;
        EkonomickySubjektEzpZaklad: EkonomickySubjektEzpZaklad;
        EkonomickeSubjektySzrSeznam: EkonomickeSubjektySzrSeznam;
        EkonomickySubjektSzr: EkonomickySubjektSzr;
        Ezp: Ezp;
        ZaznamSzr: ZaznamSzr;
        AngazovanaOsobaRs: AngazovanaOsobaRs;
        AngazovanySubjektRs: AngazovanySubjektRs;
        KontaktyRs: KontaktyRs;
        SkolaZarizeni: SkolaZarizeni;
        ZaznamRsZaklad: ZaznamRsZaklad;
        EkonomickeSubjektyRsSeznam: EkonomickeSubjektyRsSeznam;
        EkonomickySubjektRs: EkonomickySubjektRs;
        ZaznamRs: ZaznamRs;
        CiselnikyNazevnikSeznam: CiselnikyNazevnikSeznam;
        Ciselnik: Ciselnik;
        CiselnikyZakladniFiltr: CiselnikyZakladniFiltr;
        NazevPolozky: NazevPolozky;
        PolozkaCiselniku: PolozkaCiselniku;
        AdresaFiltr: AdresaFiltr;
        EkonomickeSubjektyRegistraceFiltr: EkonomickeSubjektyRegistraceFiltr;
        EkonomickeSubjektyZakladFiltr: EkonomickeSubjektyZakladFiltr;
        AdresaRos: AdresaRos;
        AdresaStavRos: AdresaStavRos;
        AngazovanySubjektRos: AngazovanySubjektRos;
        DatovaSchrankaStavRos: DatovaSchrankaStavRos;
        DatumStavRob: DatumStavRob;
        DatumStavRos: DatumStavRos;
        EvidenceAgendaRos: EvidenceAgendaRos;
        JmenoStavRob: JmenoStavRob;
        KontaktniUdajeStavRos: KontaktniUdajeStavRos;
        ObchodniJmenoStavRos: ObchodniJmenoStavRos;
        OsobaRobZaklad: OsobaRobZaklad;
        OsobaRos: OsobaRos;
        PozastaveniPreruseniStavRos: PozastaveniPreruseniStavRos;
        PravniFormaStavRos: PravniFormaStavRos;
        PravniStavStavRos: PravniStavStavRos;
        PrijmeniStavRob: PrijmeniStavRob;
        ProvozovnaRos: ProvozovnaRos;
        StavUdajeRob: StavUdajeRob;
        ZaznamRosZaklad: ZaznamRosZaklad;
        AngazmaRos: AngazmaRos;
        AngazovanaOsobaRos: AngazovanaOsobaRos;
        EkonomickeSubjektyRosSeznam: EkonomickeSubjektyRosSeznam;
        EkonomickySubjektRos: EkonomickySubjektRos;
        StatutarniOrganRos: StatutarniOrganRos;
        StatutarniOrganZastupciRos: StatutarniOrganZastupciRos;
        ZaznamRos: ZaznamRos;
        StandardizovaneAdresySeznam: StandardizovaneAdresySeznam;
        StandardizovanaAdresa: StandardizovanaAdresa;
        StandardizovanaAdresaFiltr: StandardizovanaAdresaFiltr;
        AdresaCeu: AdresaCeu;
        AngazovanaOsobaCeu: AngazovanaOsobaCeu;
        EkonomickySubjektCeuZaklad: EkonomickySubjektCeuZaklad;
        UpadekCeu: UpadekCeu;
        EkonomickeSubjektyCeuSeznam: EkonomickeSubjektyCeuSeznam;
        EkonomickySubjektCeu: EkonomickySubjektCeu;
        UpadekCeuVerejny: UpadekCeuVerejny;
        ZaznamCeu: ZaznamCeu;
        EkonomickeSubjektyNotifikaceFiltr: EkonomickeSubjektyNotifikaceFiltr;
        Notifikace: Notifikace;
        NotifikacniDavka: NotifikacniDavka;
        NotifikacniDavkaZaznam: NotifikacniDavkaZaznam;
        SeznamNotifikacnichDavek: SeznamNotifikacnichDavek;
        AngazovanaOsobaFiltr: AngazovanaOsobaFiltr;
        KodChybyEnum: KodChybyEnum;
    };
    responses: {
        /** @description The input breaks a rule of the operation. */
        InputError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "kod": "CHYBA_VSTUPU",
                 *       "popis": "IČO musí mít přesně osm číslic.|Chybný vstup",
                 *       "subKod": "VSTUP_NEVALIDNI_FORMAT_ICO"
                 *     }
                 */
                "application/json": Chyba;
            };
        };
        /** @description The credentials are missing or wrong. */
        AuthenticationError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "kod": "NEPRIHLASENY_UZIVATEL",
                 *       "popis": "Přihlášení chybí nebo už neplatí."
                 *     }
                 */
                "application/json": Chyba;
            };
        };
        /** @description The caller may not use the operation. */
        AccessDenied: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "kod": "NENI_OPRAVNENI",
                 *       "popis": "K této operaci nemáte oprávnění."
                 *     }
                 */
                "application/json": Chyba;
            };
        };
        /** @description No record fits the request. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "kod": "NENALEZENO",
                 *       "popis": "Pro zadané IČO není v tomto zdroji žádný záznam.|Nenalezeno",
                 *       "subKod": "VYSTUP_SUBJEKT_NENALEZEN"
                 *     }
                 */
                "application/json": Chyba;
            };
        };
        /** @description The service failed. */
        UnexpectedError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "kod": "OBECNA_CHYBA",
                 *       "popis": "Požadavek se nepodařilo zpracovat pro vnitřní chybu služby."
                 *     }
                 */
                "application/json": Chyba;
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
/** @description Address, structured by the codes of RUIAN or given as text. */
export type Adresa = {
    /** @description Country code in two letters, e.g. CZ. Code list Stat. */
    kodStatu?: string;
    /** @description Country name in Czech. At most 32 characters. */
    nazevStatu?: string;
    /** @description Code of the region (kraj). 0 to 999. */
    kodKraje?: number;
    /** @description Name of the region. At most 32 characters. */
    nazevKraje?: string;
    /**
     * Format: int32
     * @description Code of the district (okres); usually absent for Prague. 0 to 9999.
     */
    kodOkresu?: number;
    /** @description Name of the district. At most 32 characters. */
    nazevOkresu?: string;
    /**
     * Format: int32
     * @description Code of the municipality. 0 to 999999.
     */
    kodObce?: number;
    /** @description Name of the municipality. At most 48 characters. */
    nazevObce?: string;
    /** @description Code of the administrative district of Prague. 0 to 999. */
    kodSpravnihoObvodu?: number;
    /** @description Name of the administrative district of Prague. At most 32 characters. */
    nazevSpravnihoObvodu?: string;
    /** @description Code of the Prague city district (Praha 1 to 10). 0 to 999. */
    kodMestskehoObvodu?: number;
    /** @description Name of the Prague city district (Praha 1 to 10). At most 32 characters. */
    nazevMestskehoObvodu?: string;
    /**
     * Format: int32
     * @description Code of the borough inside a statutory city. 0 to 999999.
     */
    kodMestskeCastiObvodu?: number;
    /**
     * Format: int32
     * @description Code of the street or other public space. 0 to 9999999.
     */
    kodUlice?: number;
    /** @description Name of the borough inside a statutory city. At most 48 characters. */
    nazevMestskeCastiObvodu?: string;
    /** @description Street name; foreign addresses can exceed the declared length. At most 48 characters. */
    nazevUlice?: string;
    /** @description House number, either descriptive or registration number. At most 9999. */
    cisloDomovni?: number;
    /** @description Extra description that completes the address. At most 1500 characters. */
    doplnekAdresy?: string;
    /**
     * Format: int32
     * @description Code of the part of the municipality. 0 to 999999.
     */
    kodCastiObce?: number;
    /** @description Digits of the orientation number. At most 999. */
    cisloOrientacni?: number;
    /** @description Letter after the orientation number. At most 1 character. */
    cisloOrientacniPismeno?: string;
    /** @description Name of the part of the municipality. At most 48 characters. */
    nazevCastiObce?: string;
    /** @description Code of the address point in RUIAN. 0 to 999999999. */
    kodAdresnihoMista?: number;
    /** @description Postal code as a number: leading zeros are lost; foreign codes are in pscTxt. */
    psc?: number;
    /** @description Whole address in one line of text. At most 1500 characters. */
    textovaAdresa?: string;
    /** @description House or other number kept as plain text. At most 255 characters. */
    cisloDoAdresy?: string;
    /** @description Whether the address was matched to RUIAN. */
    standardizaceAdresy?: boolean;
    /** @description Postal code as text, for foreign and unusual addresses. At most 255 characters. */
    pscTxt?: string;
    /** @description Code telling descriptive from registration house numbers; older records sent text. At most 9999. Code list TypCislaDomovniho. */
    typCisloDomovni?: number;
};
/** @description Natural person engaged in a subject. */
export type AngazovanaOsoba = {
    /** @description Given name or names. At most 100 characters. */
    jmeno?: string;
    /** @description Family name of the person. At most 100 characters. */
    prijmeni?: string;
    /** @description Academic titles written before the name. At most 32 characters. */
    titulPredJmenem?: string;
    /** @description Academic titles written after the name. At most 32 characters. */
    titulZaJmenem?: string;
    /**
     * Format: date
     * @description Date of birth; personal data. ISO 8601 calendar date.
     */
    datumNarozeni?: string;
};
/** @description Common part of an economic subject. */
export type EkonomickySubjektZaklad = {
    /** @description Identification number (ICO) of the subject; keep leading zeros. `^\d{8}$`. */
    ico?: string;
    /** @description Business name, or the personal name of an entrepreneur. 1 to 2000 characters. */
    obchodniJmeno?: string;
    /** @description Registered seat; can be incomplete or absent. */
    sidlo?: Adresa;
    /** @description Legal form code, e.g. 112 for a limited company. `^\d{3}$`. Code list PravniForma (res, com). */
    pravniForma?: string;
    /** @description Legal form code as used by the basic register ROS. `^\d{3}$`. Code list PravniFormaRos (ros). */
    pravniFormaRos?: string;
    /** @description Code of the locally competent tax office. `^\d{3}$`. Code list FinancniUrad (ufo). */
    financniUrad?: string;
    /**
     * Format: date
     * @description Date the subject came into being; sometimes absent. ISO 8601 calendar date.
     */
    datumVzniku?: string;
    /**
     * Format: date
     * @description Date the subject ceased to exist. ISO 8601 calendar date.
     */
    datumZaniku?: string;
    /**
     * Format: date
     * @description Date the record was last updated. ISO 8601 calendar date.
     */
    datumAktualizace?: string;
    /** @description Tax number, CZ followed by digits: no proof of VAT registration, may contain a birth number. */
    dic?: string;
};
/** @description Delivery address in up to three lines. */
export type AdresaDorucovaci = {
    /** @description First line of the delivery address. At most 255 characters. */
    radekAdresy1?: string;
    /** @description Second line of the delivery address. At most 255 characters. */
    radekAdresy2?: string;
    /** @description Third line of the delivery address. At most 255 characters. */
    radekAdresy3?: string;
};
/** @description Common part of a page of results. */
export type Seznam = {
    /**
     * Format: int32
     * @description Number of all matches, not only of those on this page. At least 0.
     */
    pocetCelkem?: number;
};
/** @description Common part of filters: paging and sorting. */
export type StrankovaniARazeni = {
    /**
     * Format: int32
     * @description Offset of the first wanted item, counted from zero. At least 0.
     */
    start?: number | undefined;
    /**
     * Format: int32
     * @description Number of items wanted on this page; the default is undocumented. At least 0.
     */
    pocet?: number | undefined;
    /** @description Sort keys such as icoId, obchodniJmeno, nazevObce; prefix + or - sets direction. */
    razeni?: readonly ("icoId" | "+icoId" | "-icoId" | "obchodniJmeno" | "+obchodniJmeno" | "-obchodniJmeno" | "nazevObce" | "+nazevObce" | "-nazevObce" | (string & {}))[] | undefined;
};
/** @description Error answer of the service. */
export type Chyba = {
    /** @description Main error code. */
    kod?: KodChybyEnum;
    /** @description Czech error text; several messages are joined by a vertical bar. */
    popis?: string;
    /** @description Detailed error code, e.g. VYSTUP_SUBJEKT_NENALEZEN; can be absent. */
    subKod?: string;
};
/** @description Set of errors; no operation returns it. */
export type Chyby = {
    /** @description The single errors. */
    chyby?: Chyba[];
};
/** @description Seat with its period of validity. */
export type AdresaAres = {
    /** @description Address of the seat. */
    sidlo?: Adresa;
    /** @description Whether this is the main seat of the listed ones. */
    primarniZaznam?: boolean;
    /**
     * Format: date
     * @description Start of validity of the seat. ISO 8601 calendar date.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of validity of the seat. ISO 8601 calendar date.
     */
    platnostDo?: string;
};
/** @description Name, seat and legal form as held by one source. */
export type EkonomickySubjektDalsiUdaje = {
    /** @description Names in the source, with their periods of validity. */
    obchodniJmeno?: ObchodniJmenoAres[];
    /** @description Seats in the source, with their periods of validity. */
    sidlo?: AdresaAres[];
    /** @description Legal form code in the source; absent for ros. `^\d{3}$`. Code list PravniForma (res, com). */
    pravniForma?: string;
    /** @description Legal form code by ROS. `^\d{3}$`. Code list PravniFormaRos (res). */
    pravniFormaRos?: string;
    /** @description Current court file mark, e.g. B 1581/MSPH; only from vr. At most 32 characters. */
    spisovaZnacka?: string;
    /** @description Code of the source that holds this data, e.g. res. At most 30 characters. Code list TypZdroje (com). */
    datovyZdroj?: TypZdroje;
};
/** @description Business name with its period of validity. */
export type ObchodniJmenoAres = {
    /**
     * Format: date
     * @description Start of validity of the name. ISO 8601 calendar date.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of validity of the name. ISO 8601 calendar date.
     */
    platnostDo?: string;
    /** @description The business name itself. 1 to 2000 characters. */
    obchodniJmeno?: string;
    /** @description Whether this is the main name of the listed ones. */
    primarniZaznam?: boolean;
};
/** @description Filter of the combined search. */
export type EkonomickeSubjektyKomplexFiltr = EkonomickeSubjektyZakladFiltr & {
    /** @description Wanted legal form codes by ROS. Each `^\d{3}$`. Code list PravniFormaRos (ros). */
    pravniFormaRos?: readonly string[] | undefined;
    /** @description Wanted CZ-NACE 2025 activity codes. Each 1 to 5 characters. Code list CzNace (res). */
    czNace?: readonly string[] | undefined;
};
/** @description State of the subject in every source register, e.g. AKTIVNI or NEEXISTUJICI. */
export type SeznamRegistraci = {
    /** @description State in the basic register of persons (ROS). 1 to 64 characters. Code list StavZdroje (com). */
    stavZdrojeRos?: StavZdroje;
    /** @description State in the public registers (VR). 1 to 64 characters. Code list StavZdroje (com). */
    stavZdrojeVr?: StavZdroje;
    /** @description State in the statistical register of economic subjects (RES). 1 to 64 characters. Code list StavZdroje (com). */
    stavZdrojeRes?: StavZdroje;
    /** @description State in the trade-licence register (RZP). 1 to 64 characters. Code list StavZdroje (com). */
    stavZdrojeRzp?: StavZdroje;
    /** @description State in the national register of health-service providers (NRPZS). 1 to 64 characters. Code list StavZdroje (com). */
    stavZdrojeNrpzs?: StavZdroje;
    /** @description State in the register of political parties and movements (RPSH). 1 to 64 characters. Code list StavZdroje (com). */
    stavZdrojeRpsh?: StavZdroje;
    /** @description State in the register of churches and religious societies (RCNS). 1 to 64 characters. Code list StavZdroje (com). */
    stavZdrojeRcns?: StavZdroje;
    /** @description State in the common agricultural register (SZR). 1 to 64 characters. Code list StavZdroje (com). */
    stavZdrojeSzr?: StavZdroje;
    /** @description State in the VAT register; AKTIVNI also for identified persons. 1 to 64 characters. Code list StavZdroje (com). */
    stavZdrojeDph?: StavZdroje;
    /** @description State in the register of VAT groups. 1 to 64 characters. Code list StavZdroje (com). */
    stavZdrojeSkDph?: StavZdroje;
    /** @description State in the register of excise-duty payers. 1 to 64 characters. Code list StavZdroje (com). */
    stavZdrojeSd?: StavZdroje;
    /** @description State in the insolvency register. 1 to 64 characters. Code list StavZdroje (com). */
    stavZdrojeIr?: StavZdroje;
    /** @description State in the central register of bankrupt persons (CEU). 1 to 64 characters. Code list StavZdroje (com). */
    stavZdrojeCeu?: StavZdroje;
    /** @description State in the register of schools (RS). 1 to 64 characters. Code list StavZdroje (com). */
    stavZdrojeRs?: StavZdroje;
    /** @description State in the register of subsidies (ReD). 1 to 64 characters. Code list StavZdroje (com). */
    stavZdrojeRed?: StavZdroje;
    /** @description State in Monitor, the public-finance portal of the State Treasury. 1 to 64 characters. Code list StavZdroje (com). */
    stavZdrojeMonitor?: StavZdroje;
};
/** @description Page of a combined search. */
export type EkonomickeSubjektySeznam = Seznam & {
    /** @description Subjects on this page, shaped like the combined detail. */
    ekonomickeSubjekty?: EkonomickySubjekt[];
};
/** @description Combined record of a subject, put together from all sources. */
export type EkonomickySubjekt = EkonomickySubjektZaklad & {
    /** @description Identification number, or an internal identifier with prefix where none exists. `^(ARES_)?\d{8}$`. */
    icoId?: string;
    /** @description Delivery address of the seat. */
    adresaDorucovaci?: AdresaDorucovaci;
    /** @description CZ-NACE 2008 activity codes, in no meaningful order. Each 1 to 5 characters. Code list CzNace2008 (res). */
    czNace2008?: string[];
    /** @description States of the subject in the single sources. */
    seznamRegistraci?: SeznamRegistraci;
    /** @description Code of the source behind the main data, e.g. ros. At most 30 characters. */
    primarniZdroj?: "ros" | "vr" | "res" | "rzp" | "szr" | (string & {});
    /** @description The same basic facts as each single source holds them. */
    dalsiUdaje?: EkonomickySubjektDalsiUdaje[];
    /** @description CZ-NACE 2025 codes; before interface 1.3.0 these were the 2008 codes. Each 1 to 5 characters. Code list CzNace (res). */
    czNace?: string[];
    /** @description Sub-register code of SZR; present even without an SZR registration. Code list SubRegistrSzr (com). */
    subRegistrSzr?: SubRegistrSzr;
    /** @description Tax number of the VAT group, CZ followed by digits; the literal N/A can occur. */
    dicSkDph?: string;
};
/** @description Shareholder entry, usually of a sole shareholder. */
export type AkcionarVr = OrganVr & {
    /** @description Code of the shareholder type. 1 to 64 characters. Code list TypAkcionare (vr). */
    typAkcionare?: string;
};
/** @description Engagement of a natural person in a VR record. */
export type AngazmaFyzickaOsobaVr = DatumZapisuVymazuUdajeVr & {
    /** @description Membership and function; can be an empty object. */
    clenstvi?: AngazmaClenstviVr;
    /** @description The engaged natural person. */
    fyzickaOsoba?: FyzickaOsobaVr;
    /** @description Name of the role as shown in the register. At most 255 characters. */
    nazevAngazma?: string;
    /** @description Code of the role. 1 to 64 characters. Code list TypAngazma (vr). */
    typAngazma?: string;
};
/** @description Engagement of a natural or legal person in a VR record. */
export type AngazmaOsobaVr = DatumZapisuVymazuUdajeVr & {
    /** @description Text shown instead of data hidden from the public. */
    skrytyUdaj?: ObecnyTextVr;
    /** @description Code of the role, e.g. STATUTARNI_ORGAN_CLEN. 1 to 64 characters. Code list TypAngazma (vr). */
    typAngazma?: string;
    /** @description Membership and function; can be an empty object. */
    clenstvi?: AngazmaClenstviVr;
    /** @description Name of the role as shown in the register. At most 255 characters. */
    nazevAngazma?: string;
    /** @description The engaged person, if a legal person. */
    pravnickaOsoba?: PravnickaOsobaVr;
    /** @description The engaged person, if a natural person. */
    fyzickaOsoba?: FyzickaOsobaVr;
};
/** @description Page of a VR search. */
export type EkonomickeSubjektyVrSeznam = Seznam & {
    /** @description Subjects on this page. */
    ekonomickeSubjekty?: EkonomickySubjektVr[];
};
/** @description Subject in the public registers (VR), e.g. the commercial register. */
export type EkonomickySubjektVr = {
    /** @description Identification number, or an internal identifier with prefix where none exists. `^(ARES_)?\d{8}$`. */
    icoId?: string;
    /** @description VR records of the subject. */
    zaznamy?: ZaznamVr[];
};
/** @description Insolvency proceedings entered in VR. */
export type InsolvencniRizeniVr = DatumZapisuVymazuUdajeVr & {
    /** @description Insolvency administrators in the proceedings. */
    spravce?: AngazmaOsobaVr[];
    /** @description Entries made in the proceedings. */
    insolvencniZapis?: InsolvencniZapisVr[];
};
/** @description Bankruptcy (konkurs) under the former law, entered in VR. */
export type KonkursVr = DatumZapisuVymazuUdajeVr & {
    /** @description Bankruptcy trustees in the case. */
    spravce?: AngazmaOsobaVr[];
    /** @description Code of the bankruptcy type. At most 50 characters. Code list TypKonkursu. */
    typKonkursu?: string;
    /**
     * Format: date
     * @description Date of the court decision on the bankruptcy. ISO 8601 calendar date.
     */
    datumRozhodnutiOs?: string;
    /**
     * Format: date
     * @description Date the decision was posted on the official notice board. ISO 8601 calendar date.
     */
    datumVyveseni?: string;
    /** @description Court file mark of the bankruptcy case. At most 255 characters. */
    spisZnOs?: string;
    /** @description Wording of the entry. */
    text?: string;
    /** @description Entries on the cancellation of the bankruptcy. */
    zruseniKonkursu?: ObecnyTextVr[];
};
/** @description Branch establishment (spin-off plant) entered in the register. */
export type OdstepnyZavodVr = DatumZapisuVymazuUdajeVr & {
    /** @description Heads of the branch establishment. */
    vedouci?: AngazmaOsobaVr[];
    /** @description Other facts entered about the branch establishment. */
    ostatniSkutecnosti?: ObecnyTextVr[];
    /** @description Activities of the branch establishment. */
    cinnosti?: CinnostiVr;
    /** @description Identification number versions of the branch establishment. */
    ico?: IcoVr[];
    /** @description Seat versions of the branch establishment. */
    sidlo?: AdresaVr[];
    /** @description Legal form versions of the branch establishment. */
    pravniForma?: PravniFormaVr[];
    /** @description Name versions of the branch establishment. */
    obchodniJmeno?: ObchodniJmenoVr[];
};
/** @description Body of a subject, e.g. a supervisory board. */
export type OrganVr = DatumZapisuVymazuUdajeVr & {
    /** @description Name of the body. At most 255 characters. */
    nazevOrganu?: string;
    /** @description Numbers of members, with history. */
    pocetClenu?: PocetClenuVr[];
    /** @description Members of the body; old versions stay listed. */
    clenoveOrganu?: AngazmaOsobaVr[];
    /** @description Code of the body type. 1 to 64 characters. Code list TypOrganu (vr). */
    typOrganu?: string;
};
/** @description Natural person entered in VR as an entrepreneur. */
export type PodnikatelVr = DatumZapisuVymazuUdajeVr & {
    /** @description Versions of the permanent residence. */
    bydliste?: AdresaVr[];
    /** @description The entrepreneur as a person. */
    osobaPodnikatel?: AngazmaFyzickaOsobaVr;
    /** @description Versions of the stay address in the Czech Republic. */
    pobyt?: AdresaVr[];
    /** @description Code of the role. 1 to 64 characters. Code list TypAngazma (vr). */
    typAngazma?: string;
    /** @description Name of the role as shown in the register. At most 255 characters. */
    nazevAngazma?: string;
};
/** @description Legal person engaged in another subject. */
export type PravnickaOsobaVr = OsobaVr & {
    /** @description Identification number of the legal person; keep leading zeros. `^\d{8}$`. */
    ico?: string;
    /** @description Name of the legal person. 1 to 2000 characters. */
    obchodniJmeno?: string;
    /** @description Natural persons who represent the legal person. */
    zastoupeni?: AngazmaFyzickaOsobaVr[];
    /** @description Legal form code of the legal person. `^\d{3}$`. Code list PravniForma (res, com). */
    pravniForma?: string;
};
/** @description Group of partners (members) of a company. */
export type SpolecniciVr = DatumZapisuVymazuUdajeVr & {
    /** @description Heading of the group. At most 255 characters. */
    nazevOrganu?: string;
    /** @description Partners and their shares. */
    spolecnik?: SpolecnikVr[];
    /** @description Shares held jointly by several persons. */
    spolecnyPodil?: SpolecnyPodilVr[];
    /** @description Code of the group type. 1 to 64 characters. Code list TypOrganu (vr). */
    typOrganu?: string;
    /** @description Vacated shares, without a present holder. */
    uvolnenyPodil?: UvolnenyPodilVr[];
};
/** @description Partner of a company with the shares held. */
export type SpolecnikVr = DatumZapisuVymazuUdajeVr & {
    /** @description Shares of the partner; a single object before interface 1.1.0. */
    podil?: PodilVr[];
    /** @description The partner, natural or legal person. */
    osoba?: AngazmaOsobaVr;
};
/** @description Share held jointly by several persons. */
export type SpolecnyPodilVr = DatumZapisuVymazuUdajeVr & {
    /** @description Joint holders of the share. */
    podilnik?: AngazmaOsobaVr[];
    /** @description Data of the jointly held share. */
    podil?: PodilVr[];
};
/** @description Statutory body with its way of acting. */
export type StatutarniOrganVr = OrganVr & {
    /** @description How the body acts on behalf of the subject. */
    zpusobJednani?: ObecnyTextVr[];
};
/** @description Full VR record, including past versions of entries. */
export type ZaznamVr = ZaznamVrZaklad & {
    /** @description Bodies other than the statutory one, e.g. supervisory board or proxies. */
    ostatniOrgany?: OrganVr[];
    /** @description Statutory bodies, including past versions. */
    statutarniOrgany?: StatutarniOrganVr[];
    /** @description Shareholders; since interface 1.3.0. */
    akcionari?: AkcionarVr[];
    /** @description Entrepreneur, when the subject is a natural person. */
    podnikatel?: PodnikatelVr[];
    /** @description Groups of partners of the company. */
    spolecnici?: SpolecniciVr[];
    /** @description Branch establishments entered for the subject. */
    odstepneZavody?: OdstepnyZavodVr[];
    /** @description Insolvency proceedings of the subject. */
    insolvence?: InsolvencniRizeniVr[];
    /** @description Bankruptcies under the former law. */
    konkursy?: KonkursVr[];
};
/** @description Version of an address in a VR record. */
export type AdresaVr = DatumZapisuVymazuUdajeVr & {
    /** @description The address itself. */
    adresa?: Adresa;
    /** @description Code of the address type, e.g. seat. 1 to 64 characters. Code list TypAdresy. */
    typAdresy?: string;
};
/** @description Membership and function of an engaged person; can be empty. */
export type AngazmaClenstviVr = {
    /** @description Text shown after the person. */
    textZaOsobu?: string;
    /** @description Start and end of the membership. */
    clenstvi?: ClenstviVr;
    /** @description Function held, with start and end. */
    funkce?: FunkceVr;
    /** @description Text on the cancellation of the engagement. */
    textZruseni?: string;
};
/** @description Activities and purposes of a subject in VR. */
export type CinnostiVr = {
    /** @description Objects of business. */
    predmetPodnikani?: ObecnyTextVr[];
    /** @description Supplementary activities of the subject. */
    doplnkovaCinnost?: ObecnyTextVr[];
    /** @description Objects of activity other than business. */
    predmetCinnosti?: ObecnyTextVr[];
    /** @description Purposes of the subject, e.g. of a foundation. */
    ucel?: ObecnyTextVr[];
};
/** @description Period of membership in a body. */
export type ClenstviVr = {
    /**
     * Format: date
     * @description Date the membership began. ISO 8601 calendar date.
     */
    vznikClenstvi?: string;
    /**
     * Format: date
     * @description Date the membership really ended. ISO 8601 calendar date.
     */
    zanikClenstvi?: string;
};
/** @description Version of a date in a VR record. */
export type DatumVr = DatumZapisuVymazuUdajeVr & {
    /**
     * Format: date
     * @description The date itself. ISO 8601 calendar date.
     */
    hodnota?: string;
};
/** @description Common part of VR entries: when a version was entered and deleted. */
export type DatumZapisuVymazuUdajeVr = {
    /**
     * Format: date
     * @description Date this version of the entry was entered. ISO 8601 calendar date.
     */
    datumZapisu?: string;
    /**
     * Format: date
     * @description Date this version of the entry was deleted; not the end of office. ISO 8601 calendar date.
     */
    datumVymazu?: string;
};
/** @description Issue of shares. */
export type EmiseAkcieVr = DatumZapisuVymazuUdajeVr & {
    /** @description Code of the share type, e.g. registered or bearer. At most 50 characters. Code list TypAkcie. */
    typAkcie?: string;
    /** @description Code of the share form: paper, book-entry or immobilised. At most 50 characters. Code list PodobaAkcie. */
    podobaAkcie?: string;
    /**
     * Format: int32
     * @description Number of shares issued. At least 0.
     */
    pocet?: number;
    /** @description Further wording on the issue. */
    text?: string;
    /** @description Nominal value of one share. */
    hodnota?: ObnosVr;
};
/** @description Function held in a body. */
export type FunkceVr = {
    /**
     * Format: date
     * @description Date the function began. ISO 8601 calendar date.
     */
    vznikFunkce?: string;
    /**
     * Format: date
     * @description Date the function really ended. ISO 8601 calendar date.
     */
    zanikFunkce?: string;
    /** @description Name of the function, e.g. chair of the board. At most 255 characters. */
    nazev?: string;
};
/** @description Natural person in a VR record; personal data. */
export type FyzickaOsobaVr = OsobaVr & {
    /** @description Residence of the person. */
    bydliste?: Adresa;
    /**
     * Format: date
     * @description Date of birth; personal data. ISO 8601 calendar date.
     */
    datumNarozeni?: string;
    /** @description Given name or names. At most 100 characters. */
    jmeno?: string;
    /** @description Family name of the person. At most 100 characters. */
    prijmeni?: string;
    /** @description Country code of the citizenship, in two letters. Code list Stat. */
    statniObcanstvi?: string;
    /** @description Academic titles written before the name. At most 32 characters. */
    titulPredJmenem?: string;
    /** @description Academic titles written after the name. At most 32 characters. */
    titulZaJmenem?: string;
};
/** @description Version of an identification number in a VR record. */
export type IcoVr = DatumZapisuVymazuUdajeVr & {
    /** @description The identification number; keep leading zeros. `^\d{8}$`. */
    hodnota?: string;
};
/** @description Single entry of insolvency proceedings. */
export type InsolvencniZapisVr = DatumZapisuVymazuUdajeVr & {
    /** @description Wording of the entry. */
    text?: string;
    /** @description Code of the entry type. At most 50 characters. Code list TypInsolvencnihoZapisu. */
    typZapisu?: string;
};
/** @description Version of the category from code list KategorieZo. */
export type KategorieZoVr = DatumZapisuVymazuUdajeVr & {
    /** @description Category code from list KategorieZo. At most 50 characters. Code list KategorieZo. */
    typKategorieZo?: string;
};
/** @description Version of a free text in a VR record. */
export type ObecnyTextVr = DatumZapisuVymazuUdajeVr & {
    /** @description The text itself. */
    hodnota?: string;
};
/** @description Version of a business name in a foreign language. */
export type ObchodniJmenoCiziVr = ObchodniJmenoVr & {
    /** @description Language of the name. At most 255 characters. */
    jazyk?: string;
};
/** @description Version of a business name in a VR record. */
export type ObchodniJmenoVr = DatumZapisuVymazuUdajeVr & {
    /** @description The business name itself. 1 to 2000 characters. */
    hodnota?: string;
};
/** @description Amount or ratio with its unit. */
export type ObnosVr = {
    /** @description Unit of the value, e.g. KORUNY or PROCENTA. At most 50 characters. Code list TypObnosu. */
    typObnos?: string;
    /** @description Amount as text; the decimal separator is a semicolon, as in 390000000;00. */
    hodnota?: string;
};
/** @description Common part of persons in VR records. */
export type OsobaVr = {
    /** @description Person described by text only. */
    textOsoba?: string;
    /**
     * Format: date
     * @description Start of validity of the text. ISO 8601 calendar date.
     */
    textOsobaOd?: string;
    /** @description Address of the person. */
    adresa?: Adresa;
    /**
     * Format: date
     * @description End of validity of the text. ISO 8601 calendar date.
     */
    textOsobaDo?: string;
};
/** @description Number of members of a body. */
export type PocetClenuVr = DatumZapisuVymazuUdajeVr & {
    /**
     * Format: int32
     * @description Stated number of members. At least 0.
     */
    pocetClenu?: number;
    /**
     * Format: int32
     * @description Greatest number of members, when a range is stated. At least 0.
     */
    maxPocetClenu?: number;
    /** @description Code telling how the number is meant. At most 15 characters. Code list TypPocetClenu. */
    typ?: string;
};
/** @description Share in a company. */
export type PodilVr = DatumZapisuVymazuUdajeVr & {
    /** @description Wording of the share. */
    text?: string;
    /** @description Contribution that belongs to the share. */
    vklad?: ObnosVr;
    /** @description Size of the share. */
    velikostPodilu?: ObnosVr;
    /** @description Paid-up part of the contribution. */
    splaceni?: ObnosVr;
    /** @description Pledges on the share. */
    zastavniPravo?: ZastavniPravoVr[];
};
/** @description Version of a legal form in a VR record. */
export type PravniFormaVr = DatumZapisuVymazuUdajeVr & {
    /** @description Legal form code. `^\d{3}$`. Code list PravniForma (res, com). */
    hodnota?: string;
};
/** @description Version of the court file mark. */
export type SpisovaZnackaVr = DatumZapisuVymazuUdajeVr & {
    /** @description Code of the register court, e.g. MSPH. At most 15 characters. Code list SoudVr (vr). */
    soud?: string;
    /** @description Section of the register, e.g. B or C. At most 20 characters. */
    oddil?: string;
    /** @description Insert number within the section. */
    vlozka?: number;
};
/** @description Vacated share of a former partner. */
export type UvolnenyPodilVr = DatumZapisuVymazuUdajeVr & {
    /** @description Membership data of the former holder. */
    clenstvi?: AngazmaClenstviVr;
    /** @description Data of the vacated share. */
    podil?: PodilVr[];
};
/** @description Contribution to the subject's capital. */
export type VkladVr = DatumZapisuVymazuUdajeVr & {
    /** @description Amount of the contribution. */
    vklad?: ObnosVr;
    /** @description Wording of the contribution. */
    text?: string;
    /** @description Code of the contribution's unit. At most 50 characters. Code list TypObnosu. */
    typVkladu?: string;
};
/** @description Version of the registered capital. */
export type ZakladniKapitalVr = DatumZapisuVymazuUdajeVr & {
    /** @description Code of the capital type. At most 50 characters. Code list TypJmeni. */
    typJmeni?: string;
    /** @description Wording of the capital entry. */
    text?: string;
    /** @description Amount of the capital. */
    vklad?: ObnosVr;
    /** @description Paid-up part of the capital. */
    splaceni?: ObnosVr;
};
/** @description Pledge on a share. */
export type ZastavniPravoVr = DatumZapisuVymazuUdajeVr & {
    /** @description Wording of the pledge. */
    text?: string;
    /**
     * Format: date
     * @description Date the pledge arose. ISO 8601 calendar date.
     */
    vznikZastavnihoPrava?: string;
    /**
     * Format: date
     * @description Date the pledge ceased. ISO 8601 calendar date.
     */
    zanikZastavnihoPrava?: string;
};
/** @description Common part of a VR record. */
export type ZaznamVrZaklad = {
    /** @description Issues of shares. */
    akcie?: EmiseAkcieVr[];
    /** @description Code of the public register, e.g. OR for the commercial register. At most 15 characters. Code list TypRejstriku. */
    rejstrik?: string;
    /** @description Whether this is the main one of several records. */
    primarniZaznam?: boolean;
    /** @description Court file marks, with history. */
    spisovaZnacka?: SpisovaZnackaVr[];
    /** @description Identification numbers, with history. */
    ico?: IcoVr[];
    /** @description Business names, with history. */
    obchodniJmeno?: ObchodniJmenoVr[];
    /** @description Contributions, with history. */
    vklady?: VkladVr[];
    /** @description Business names in foreign languages, with history. */
    obchodniJmenoCizi?: ObchodniJmenoCiziVr[];
    /** @description Registered capital, with history. */
    zakladniKapital?: ZakladniKapitalVr[];
    /** @description Legal forms, with history. */
    pravniForma?: PravniFormaVr[];
    /** @description Code of the locally competent tax office. `^\d{3}$`. Code list FinancniUrad (ufo). */
    financniUrad?: string;
    /** @description Addresses such as the seat, with history. */
    adresy?: AdresaVr[];
    /** @description Other entered facts, with history. */
    ostatniSkutecnosti?: ObecnyTextVr[];
    /**
     * Format: date
     * @description Date the record was last updated. ISO 8601 calendar date.
     */
    datumAktualizace?: string;
    /** @description State of the subject in the register, e.g. AKTIVNI. 1 to 64 characters. Code list StavZdroje (com). */
    stavSubjektu?: StavZdroje;
    /** @description Dates of establishment, with history. */
    datumVzniku?: DatumVr[];
    /**
     * Format: date
     * @description Date the subject was entered in the register. ISO 8601 calendar date.
     */
    datumZapisu?: string;
    /**
     * Format: date
     * @description Date the subject was deleted from the register. ISO 8601 calendar date.
     */
    datumVymazu?: string;
    /** @description Ways of management, with history. */
    zpusobRizeni?: ZpusobRizeniVr[];
    /** @description Categories from code list KategorieZo; note the capital ZO in the name. */
    kategorieZO?: KategorieZoVr[];
    /** @description Legal reasons of the deletion from the register. */
    pravniDuvodVymazu?: ObecnyTextVr[];
    /** @description Objects of business, activities and purposes. */
    cinnosti?: CinnostiVr;
    /** @description Names of the supreme body, with history. */
    nazevNejvyssihoOrganu?: ObecnyTextVr[];
    /** @description Enforcement (execution) entries. */
    exekuce?: ObecnyTextVr[];
};
/** @description Version of the way a subject is managed. */
export type ZpusobRizeniVr = DatumZapisuVymazuUdajeVr & {
    /** @description Code of the way of management. At most 50 characters. Code list TypZpusobuRizeni. */
    typ?: string;
};
/** @description Statistical data of a subject in RES. */
export type StatistickeUdaje = {
    /** @description Code of the institutional sector by ESA 2010. `^\d{5}$`. Code list FceVladnichInstituci. */
    institucionalniSektor2010?: string;
    /** @description Code of the employee band; 000 means not stated. `^\d{3}$`. Code list KategoriePoctuPracovniku (res). */
    kategoriePoctuPracovniku?: string;
};
/** @description Record of the statistical register of economic subjects (RES). */
export type ZaznamRes = EkonomickySubjektZaklad & {
    /** @description CZ-NACE 2025 codes; before interface 1.3.0 these were the 2008 codes. Each 1 to 5 characters. Code list CzNace (res). */
    czNace?: string[];
    /** @description CZ-NACE 2008 activity codes. Each 1 to 5 characters. Code list CzNace2008 (res). */
    czNace2008?: string[];
    /** @description Codes of additional legal forms. Each `^\d{3}$`. Code list PravniForma (res, com). */
    doplnkovePravniFormy?: string[];
    /** @description Institutional sector and size by employees. */
    statistickeUdaje?: StatistickeUdaje;
    /** @description Code of the basic territorial unit (ZUJ) of the seat. `^\d{6}$`. Code list ZakladniUzemniJednotka. */
    zakladniUzemniJednotka?: string;
    /** @description Whether this is the main one of several records. */
    primarniZaznam?: boolean;
    /** @description CZ-NACE 2025 code of the main activity. 1 to 5 characters. Code list CzNace2025 (res). */
    czNacePrevazujici?: string;
    /** @description CZ-NACE 2008 code of the main activity. 1 to 5 characters. Code list CzNace2008 (res). */
    czNacePrevazujici2008?: string;
    /** @description NUTS/LAU code of the district of the seat. At most 6 characters. Code list okresLau (res). */
    okresNutsLau?: string;
};
/** @description Page of a RES search. */
export type EkonomickeSubjektyResSeznam = Seznam & {
    /** @description Subjects on this page. */
    ekonomickeSubjekty?: EkonomickySubjektRes[];
};
/** @description Subject in the statistical register of economic subjects (RES). */
export type EkonomickySubjektRes = {
    /** @description Identification number, or an internal identifier with prefix where none exists. `^(ARES_)?\d{8}$`. */
    icoId?: string;
    /** @description RES records of the subject. */
    zaznamy?: ZaznamRes[];
};
/** @description Address of an engaged subject with its validity. */
export type AngazovanySubjektAdresa = Adresa & {
    /**
     * Format: date
     * @description Start of validity of the address. ISO 8601 calendar date.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of validity of the address. ISO 8601 calendar date.
     */
    platnostDo?: string;
};
/** @description Common part of a subject engaged in an RZP record. */
export type AngazovanySubjektRzpZaklad = {
    /** @description Code of the role. 1 to 64 characters. Code list TypAngazma (rzp). */
    typAngazma?: string;
    /**
     * Format: date
     * @description Start of the engagement. ISO 8601 calendar date.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of the engagement. ISO 8601 calendar date.
     */
    platnostDo?: string;
    /** @description Identification number of the engaged subject; keep leading zeros. `^\d{8}$`. */
    ico?: string;
    /** @description Name of the engaged subject. 1 to 2000 characters. */
    obchodniJmeno?: string;
    /** @description Seat of the engaged subject. */
    sidlo?: AngazovanySubjektAdresa;
    /** @description Code of the subject type. 1 to 64 characters. Code list TypSubjektu (rzp). */
    typSubjektu?: string;
    /** @description Legal form code of the engaged subject. `^\d{3}$`. Code list PravniForma (com, res). */
    pravniForma?: string;
    /** @description Country code of the engaged subject. Code list Stat (com). */
    kodStatu?: string;
};
/** @description Address of a subject in RZP with its validity. */
export type EkonomickySubjektRzpAdresa = Adresa & {
    /**
     * Format: date
     * @description Start of validity of the address. ISO 8601 calendar date.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of validity of the address. ISO 8601 calendar date.
     */
    platnostDo?: string;
    /** @description Code of the address type. 1 to 64 characters. Code list TypAdresy (rzp). */
    typAdresy?: string;
};
/** @description Insolvency proceedings noted in RZP. */
export type InsolvencniRizeni = {
    /**
     * Format: date
     * @description Date the proceedings were entered. ISO 8601 calendar date.
     */
    datumZapisu?: string;
    /**
     * Format: date
     * @description Start of validity of the entry. ISO 8601 calendar date.
     */
    platnostOd?: string;
};
/** @description Common part of an establishment in RZP. */
export type ProvozovnaZaklad = {
    /** @description Identification number of the establishment (ICP), beyond the 32-bit range. 1000000000 to 9999999999. */
    icp?: number;
    /** @description Address of the establishment. */
    sidloProvozovny?: Adresa;
    /** @description Description of where the establishment is placed. At most 254 characters. */
    umisteniProvozovny?: string;
    /**
     * Format: date
     * @description Start of operation at the establishment. ISO 8601 calendar date.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of operation at the establishment. ISO 8601 calendar date.
     */
    platnostDo?: string;
    /** @description Periods when operation of the establishment was suspended. */
    pozastaveniProvozovny?: ZivnostProvozovnaPozastaveni[];
    /** @description Code of the establishment type. `^\d{1}$`. Code list TypProvozovny. */
    typProvozovny?: string;
    /** @description Name of the establishment. At most 254 characters. */
    nazev?: string;
};
/** @description Counts of establishments by state. */
export type ProvozovnyRzpStav = {
    /**
     * Format: int32
     * @description Number of establishments in all states. At least 0.
     */
    pocetCelkem?: number;
    /**
     * Format: int32
     * @description Number of closed establishments. At least 0.
     */
    pocetZaniklych?: number;
    /**
     * Format: int32
     * @description Number of active establishments. At least 0.
     */
    pocetAktivnich?: number;
    /**
     * Format: int32
     * @description Number of suspended establishments. At least 0.
     */
    pocetPozastavenych?: number;
};
/** @description Common part of an RZP record. */
export type ZaznamRzpZaklad = EkonomickySubjektZaklad & {
    /** @description Note on insolvency proceedings. */
    insolvencniRizeni?: InsolvencniRizeni;
    /**
     * Format: date
     * @description Date the trade-register extract was delivered to the entrepreneur. ISO 8601 calendar date.
     */
    datumDoruceniVypisu?: string;
    /** @description Addresses of the subject, with validity. */
    adresySubjektu?: EkonomickySubjektRzpAdresa[];
    /** @description Code of the subject type. 1 to 64 characters. Code list TypSubjektu (rzp). */
    typSubjektu?: string;
    /** @description Code of the competent trade-licensing office. `^\d{6}$`. Code list ZivnostenskyUrad (rzp). */
    zivnostenskyUrad?: string;
    /** @description Name of the Czech branch of a foreign entrepreneur. 1 to 2000 characters. */
    organizacniSlozka?: string;
    /** @description Counts of trade licences by state. Code list StavZivnosti. */
    zivnostiStav?: ZivnostiRzpStav;
    /**
     * Format: date
     * @description Date the subject was entered in a public register. ISO 8601 calendar date.
     */
    datumZapisuVr?: string;
    /** @description Counts of establishments by state. Code list StavProvozovny. */
    provozovnyStav?: ProvozovnyRzpStav;
    /** @description Whether this is the main one of several records. */
    primarniZaznam?: boolean;
    /** @description Country code of the subject. Code list Stat (com). */
    kodStatu?: string;
};
/** @description Period a trade is run without a responsible representative. */
export type ZivnostBezOZ = {
    /**
     * Format: date
     * @description Start of the period without a representative. ISO 8601 calendar date.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of the period without a representative. ISO 8601 calendar date.
     */
    platnostDo?: string;
};
/** @description Counts of trade licences by state. */
export type ZivnostiRzpStav = {
    /**
     * Format: int32
     * @description Number of active trade licences. At least 0.
     */
    pocetAktivnich?: number;
    /**
     * Format: int32
     * @description Number of ended trade licences. At least 0.
     */
    pocetZaniklych?: number;
    /**
     * Format: int32
     * @description Number of licences suspended by the authority. At least 0.
     */
    pocetPozastavenych?: number;
    /**
     * Format: int32
     * @description Number of licences interrupted by the entrepreneur. At least 0.
     */
    pocetPrerusenych?: number;
    /**
     * Format: int32
     * @description Number of trade licences in all states. At least 0.
     */
    pocetCelkem?: number;
};
/** @description Field of activity within a trade, with its validity. */
export type ZivnostOborCinnosti = {
    /**
     * Format: date
     * @description Start of the field of activity. ISO 8601 calendar date.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of the field of activity. ISO 8601 calendar date.
     */
    platnostDo?: string;
    /** @description Name of the field of activity. 5 to 750 characters. */
    oborNazev?: string;
};
/** @description Condition for running a trade, with its validity. */
export type ZivnostPodminky = {
    /**
     * Format: date
     * @description Start of validity of the condition. ISO 8601 calendar date.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of validity of the condition. ISO 8601 calendar date.
     */
    platnostDo?: string;
    /** @description Wording of the condition. */
    podminka?: string;
};
/** @description Interruption of a trade by the entrepreneur. */
export type ZivnostPreruseni = {
    /**
     * Format: date
     * @description Start of the interruption. ISO 8601 calendar date.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of the interruption. ISO 8601 calendar date.
     */
    platnostDo?: string;
};
/** @description Suspension of a trade or of an establishment. */
export type ZivnostProvozovnaPozastaveni = {
    /**
     * Format: date
     * @description Start of the suspension. ISO 8601 calendar date.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of the suspension. ISO 8601 calendar date.
     */
    platnostDo?: string;
    /** @description Extent of the suspension. At most 1024 characters. */
    rozsahPozastaveni?: string;
};
/** @description Common part of a trade licence. */
export type ZivnostZaklad = {
    /**
     * Format: date
     * @description Date the trade licence arose. ISO 8601 calendar date.
     */
    datumVzniku?: string;
    /**
     * Format: date
     * @description Date the trade licence ended. ISO 8601 calendar date.
     */
    datumZaniku?: string;
    /**
     * Format: date
     * @description Day until which the licence was granted. ISO 8601 calendar date.
     */
    platnostDo?: string;
    /** @description Object of business of the licence. 5 to 750 characters. */
    predmetPodnikani?: string;
    /** @description Periods when the trade was suspended. */
    pozastaveniZivnosti?: ZivnostProvozovnaPozastaveni[];
    /** @description Conditions set for running the trade. */
    podminkyProvozovaniZivnosti?: ZivnostPodminky[];
    /** @description Periods when the trade was interrupted. */
    preruseniZivnosti?: ZivnostPreruseni[];
    /** @description Periods without a responsible representative. */
    zivnostBezOz?: ZivnostBezOZ[];
    /**
     * Format: date
     * @description Date the licence data were last updated. ISO 8601 calendar date.
     */
    datumAktualizace?: string;
    /** @description Code of the trade kind: craft, tied, free or licensed. Exactly 1 character. Code list DruhZivnosti. */
    druhZivnosti?: string;
};
/** @description Natural person engaged in an RZP record. */
export type AngazovanaOsobaRzp = AngazovanaOsoba & {
    /**
     * Format: date
     * @description Start of the engagement. ISO 8601 calendar date.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of the engagement. ISO 8601 calendar date.
     */
    platnostDo?: string;
    /** @description Country code of the citizenship. Code list Stat (com). */
    statniObcanstvi?: string;
    /** @description Code of the role. 1 to 64 characters. Code list TypAngazma (rzp). */
    typAngazma?: string;
};
/** @description Subject engaged in an RZP record. */
export type AngazovanySubjektRzp = AngazovanySubjektRzpZaklad & {
    /** @description Natural persons who represent the engaged subject. */
    osobyZastupce?: AngazovanaOsobaRzp[];
};
/** @description Page of an RZP search. */
export type EkonomickeSubjektyRzpSeznam = Seznam & {
    /** @description Subjects on this page. */
    ekonomickeSubjekty?: EkonomickySubjektRzp[];
};
/** @description Subject in the trade-licence register (RZP). */
export type EkonomickySubjektRzp = {
    /** @description Identification number, or an internal identifier with prefix where none exists. `^(ARES_)?\d{8}$`. */
    icoId?: string;
    /** @description RZP records of the subject. */
    zaznamy?: ZaznamRzp[];
};
/** @description Establishment of an entrepreneur. */
export type Provozovna = ProvozovnaZaklad & {
    /** @description Fields of activity carried on at the establishment. */
    oboryCinnosti?: ZivnostOborCinnosti[];
};
/** @description Full RZP record; can be very large. */
export type ZaznamRzp = ZaznamRzpZaklad & {
    /** @description Related subjects engaged in the record. */
    souvisejiciSubjekty?: AngazovanySubjektRzp[];
    /** @description The entrepreneur, when a natural person. */
    osobaPodnikatel?: AngazovanaOsobaRzp;
    /** @description Engaged natural persons, e.g. members of the statutory body. */
    angazovaneOsoby?: AngazovanaOsobaRzp[];
    /** @description Trade licences of the subject. */
    zivnosti?: Zivnost[];
};
/** @description Trade licence with its representatives and establishments. */
export type Zivnost = ZivnostZaklad & {
    /** @description Fields of activity of a free trade. */
    oboryCinnosti?: ZivnostOborCinnosti[];
    /** @description Responsible representatives of the trade. */
    odpovedniZastupci?: AngazovanaOsobaRzp[];
    /** @description Establishments where the trade is carried on. */
    provozovny?: Provozovna[];
};
/** @description Natural person engaged in an NRPZS record. */
export type AngazovanaOsobaNrpzs = AngazovanaOsoba & {
    /** @description Code of the role. 1 to 64 characters. Code list TypAngazma (nrpzs). */
    typAngazma?: string;
};
/** @description Contacts of a health-service provider. */
export type Kontakty = {
    /** @description E-mail address; a list in register RS, but single here. At most 50 characters. */
    email?: string;
    /** @description Fax number for contact. 1 to 25 characters. */
    fax?: string;
    /** @description Telephone number for contact. 1 to 25 characters. */
    telefon?: string;
    /** @description Address of the web site. 1 to 255 characters. */
    www?: string;
};
/** @description Record of the national register of health-service providers (NRPZS). */
export type ZaznamNrpzs = EkonomickySubjektZaklad & {
    /** @description Order number of the facility. `^\d{3}$`. */
    poradoveCisloZar?: string;
    /** @description Order number of the workplace. `^\d{3}$`. */
    poradoveCisloPrac?: string;
    /** @description Code of the subject type. Exactly 2 characters. Code list TypSubjektu (nrpzs). */
    typSubjektu?: string;
    /** @description Code of the kind of health facility. `^\d{3}$`. Code list DruhZarizeni (nrpzs). */
    druhZarizeni?: string;
    /** @description Whether this is the main one of several records. */
    primarniZaznam?: boolean;
    /** @description Code of the founder type. Exactly 1 character. Code list Zrizovatel (nrpzs). */
    typZrizovatele?: string;
    /** @description Natural persons engaged in the provider. */
    angazovaneOsoby?: AngazovanaOsobaNrpzs[];
    /** @description Contacts of the provider. */
    kontakty?: Kontakty;
};
/** @description Page of an NRPZS search. */
export type EkonomickeSubjektyNrpzsSeznam = Seznam & {
    /** @description Subjects on this page. */
    ekonomickeSubjekty?: EkonomickySubjektNrpzs[];
};
/** @description Subject in the national register of health-service providers (NRPZS). */
export type EkonomickySubjektNrpzs = {
    /** @description Identification number, or an internal identifier with prefix where none exists. `^(ARES_)?\d{8}$`. */
    icoId?: string;
    /** @description NRPZS records of the subject. */
    zaznamy?: ZaznamNrpzs[];
};
/** @description Natural person engaged in a political party or movement. */
export type AngazovanaOsobaRpsh = AngazovanaOsoba & {
    /** @description Function in the party or movement. At most 120 characters. */
    funkce?: string;
    /**
     * Format: date
     * @description Start of the engagement. ISO 8601 calendar date.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of the engagement. ISO 8601 calendar date.
     */
    platnostDo?: string;
    /** @description Address of the person. */
    adresa?: Adresa;
    /** @description Code of the person's entry in RPSH. At most 10 characters. */
    kod?: string;
    /** @description Code of the role. 1 to 64 characters. Code list TypAngazma (rpsh). */
    typAngazma?: string;
};
/** @description Statutory body of a political party or movement. */
export type StatutarniOrgan = {
    /**
     * Format: date
     * @description Start of validity of the description. ISO 8601 calendar date.
     */
    platnostOd?: string;
    /** @description Description of the statutory body and its acting. At most 1000 characters. */
    popis?: string;
};
/** @description State of a political party or movement. */
export type StavSubjektu = {
    /** @description Description of the state. At most 1000 characters. */
    popis?: string;
    /**
     * Format: date
     * @description Date the state took effect. ISO 8601 calendar date.
     */
    platnostOd?: string;
    /** @description The state itself. 1 to 64 characters. */
    stavSubjektu?: string;
};
/** @description Record of the register of political parties and movements (RPSH). */
export type ZaznamRpsh = EkonomickySubjektZaklad & {
    /** @description Registration number of the party or movement. At most 20 characters. */
    cisloRegistrace?: string;
    /** @description Code telling a party from a movement. `^\d{1}$`. Code list TypSubjektuRpsh. */
    typSubjektu?: string;
    /** @description Abbreviated name of the party or movement. At most 1000 characters. */
    obchodniJmenoZkratka?: string;
    /** @description Natural persons engaged in the party or movement. */
    angazovaneOsoby?: AngazovanaOsobaRpsh[];
    /** @description Whether this is the main one of several records. */
    primarniZaznam?: boolean;
    /** @description Changes of the statutes. */
    zmenaStanov?: ZmenaStanov[];
    /** @description Descriptions of the statutory body. */
    statutarniOrgan?: StatutarniOrgan[];
    /** @description States of the party or movement over time. */
    stavSubjektu?: StavSubjektu[];
};
/** @description Change of the statutes of a party or movement. */
export type ZmenaStanov = {
    /**
     * Format: date
     * @description Date of the change. ISO 8601 calendar date.
     */
    datumZmeny?: string;
};
/** @description Page of an RPSH search. */
export type EkonomickeSubjektyRpshSeznam = Seznam & {
    /** @description Subjects on this page. */
    ekonomickeSubjekty?: EkonomickySubjektRpsh[];
};
/** @description Subject in the register of political parties and movements (RPSH). */
export type EkonomickySubjektRpsh = {
    /** @description Identification number, or an internal identifier with prefix where none exists. `^(ARES_)?\d{8}$`. */
    icoId?: string;
    /** @description RPSH records of the subject. */
    zaznamy?: ZaznamRpsh[];
};
/** @description Address in an RCNS record with its validity. */
export type AdresaRcns = Adresa & {
    /**
     * Format: date
     * @description Start of validity of the address. ISO 8601 calendar date.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of validity of the address. ISO 8601 calendar date.
     */
    platnostDo?: string;
    /** @description Code of the address type. 1 to 64 characters. Code list TypAdresy (rcns). */
    typAdresy?: string;
};
/** @description Common part of a subject engaged in an RCNS record. */
export type AngazovanySubjektRcnsZaklad = {
    /** @description Identification number of the engaged subject; keep leading zeros. `^\d{8}$`. */
    ico?: string;
    /** @description Tax number of the engaged subject, CZ followed by digits. */
    dic?: string;
    /**
     * Format: date
     * @description Start of the engagement. ISO 8601 calendar date.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of the engagement. ISO 8601 calendar date.
     */
    platnostDo?: string;
    /** @description Seat of the engaged subject. */
    sidlo?: AdresaRcns;
    /** @description Name of the engaged subject. 1 to 2000 characters. */
    obchodniJmeno?: string;
    /** @description Country code of the engaged subject. Code list Stat. */
    kodStatu?: string;
    /** @description Legal form code of the engaged subject. `^\d{3}$`. Code list PravniForma. */
    pravniForma?: string;
};
/** @description Member of a union of churches. */
export type ClenSvazu = {
    /** @description Identification number of the member; keep leading zeros. `^\d{8}$`. */
    ico?: string;
    /**
     * Format: date
     * @description Start of the membership. ISO 8601 calendar date.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of the membership. ISO 8601 calendar date.
     */
    platnostDo?: string;
};
/** @description Special right of a church, with its validity. */
export type PravoZvlastni = {
    /**
     * Format: date
     * @description Date the special right took effect. ISO 8601 calendar date.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description Date the special right ended. ISO 8601 calendar date.
     */
    platnostDo?: string;
    /** @description Code of the special right. Code list Pravo (rcns). */
    kodPravo?: number;
};
/** @description Registration of a subject in RCNS and its later course. */
export type RegistraceRcns = {
    /** @description Reference number of the registration. At most 30 characters. */
    cisloRegistrace?: string;
    /** @description Reference number of the cancellation of the registration. At most 30 characters. */
    cisloZruseniRegistrace?: string;
    /**
     * Format: date
     * @description Date of entry into liquidation. ISO 8601 calendar date.
     */
    datumLikvidace?: string;
    /**
     * Format: date
     * @description Date of the bankruptcy. ISO 8601 calendar date.
     */
    datumKonkurzu?: string;
    /**
     * Format: date
     * @description Date of appointment of a guardian. ISO 8601 calendar date.
     */
    datumOpatrovnik?: string;
    /**
     * Format: date
     * @description Date the registration was cancelled. ISO 8601 calendar date.
     */
    datumZruseniRegistrace?: string;
};
/** @description Common part of an RCNS record. */
export type ZaznamRcnsZaklad = EkonomickySubjektZaklad & {
    /** @description Code telling a church, a union or another legal person. 1 to 64 characters. Code list TypSubjektuRcns. */
    typSubjektu?: string;
    /** @description Country code of the subject. */
    stat?: string;
    /** @description Whether this is the main one of several records. */
    primarniZaznam?: boolean;
    /** @description Registration data of the subject. */
    registrace?: RegistraceRcns;
    /** @description Ways of acting on behalf of the subject. */
    zpusobJednani?: ZpusobJednani[];
    /** @description Addresses of the subject, with validity. */
    adresySubjektu?: AdresaRcns[];
    /** @description Identifier of the record in the source register. At most 100 characters. */
    zdrojId?: string;
    /**
     * Format: date
     * @description Start of validity of the record. ISO 8601 calendar date.
     */
    platnostOd?: string;
};
/** @description Way of acting on behalf of a church subject. */
export type ZpusobJednani = {
    /** @description Description of the way of acting. */
    popis?: string;
    /**
     * Format: date
     * @description Start of validity of the way of acting. ISO 8601 calendar date.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of validity of the way of acting. ISO 8601 calendar date.
     */
    platnostDo?: string;
};
/** @description Natural person engaged in an RCNS record. */
export type AngazovanaOsobaRcns = AngazovanaOsoba & {
    /**
     * Format: date
     * @description Start of the engagement. ISO 8601 calendar date.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of the engagement. ISO 8601 calendar date.
     */
    platnostDo?: string;
    /** @description Note on the engagement. At most 100 characters. */
    poznamka?: string;
    /** @description Code of the role. 1 to 64 characters. Code list TypAngazma (rcns). */
    typAngazma?: string;
    /** @description Name of the body the person belongs to. At most 100 characters. */
    nazevOrganu?: string;
    /** @description Country code of the person. Code list Stat. */
    kodStatu?: string;
    /** @description Legal form code. `^\d{3}$`. Code list PravniForma. */
    pravniForma?: string;
};
/** @description Common part of data on a church or religious society. */
export type SubjektCirkevZaklad = {
    /**
     * Format: date
     * @description Date the special rights were registered. ISO 8601 calendar date.
     */
    datumRegistracePrav?: string;
    /** @description Reference number of the registration of special rights. At most 30 characters. */
    cisloRegistracePrav?: string;
    /** @description Identification number of the legal successor. `^\d{8}$`. */
    icoNastupce?: string;
    /**
     * Format: date
     * @description Date the registration of special rights was cancelled. ISO 8601 calendar date.
     */
    datumZruseniRegistracePrav?: string;
    /** @description Special rights the church may exercise. */
    pravoZvlastni?: PravoZvlastni[];
    /** @description Reference number of the cancellation of special rights. At most 30 characters. */
    cisloZruseniRegistracePrav?: string;
};
/** @description Common part of data on a legal person of a church. */
export type SubjektPravnickaOsobaZaklad = {
    /** @description Identification number of the founder. `^\d{8}$`. */
    icoZrizovatel?: string;
    /** @description Identification number of the legal successor. `^\d{8}$`. */
    icoNastupce?: string;
    /** @description Code of the way the registration was cancelled. Code list ZpusobZruseni (rcns). */
    zpusobZruseniRegistrace?: number;
};
/** @description Common part of data on a union of churches. */
export type SubjektSvazCirkviZaklad = {
    /** @description Member churches of the union. */
    clenoveSvazu?: ClenSvazu[];
    /** @description Identification number of the legal successor. `^\d{8}$`. */
    icoNastupce?: string;
};
/** @description Engagement of a natural or legal person in RCNS. */
export type AngazmaRcns = {
    /** @description The engaged person, if a legal person. */
    osobaPravnicka?: AngazovanySubjektRcns;
    /** @description The engaged person, if a natural person. */
    osobaFyzicka?: AngazovanaOsobaRcns;
};
/** @description Subject engaged in an RCNS record. */
export type AngazovanySubjektRcns = AngazovanySubjektRcnsZaklad & {
    /** @description Members of the statutory body of the engaged subject. */
    statutarniOrgany?: AngazovanaOsobaRcns[];
};
/** @description Page of an RCNS search. */
export type EkonomickeSubjektyRcnsSeznam = Seznam & {
    /** @description Subjects on this page. */
    ekonomickeSubjekty?: EkonomickySubjektRcns[];
};
/** @description Statutory body in RCNS, by subject type; published with this misspelt name. */
export type StatutatniOrganRcns = {
    /** @description Data of a church or religious society. */
    subjektCirkev?: SubjektCirkev;
    /** @description Data of a union of churches. */
    subjektSvazCirkvi?: SubjektSvazCirkvi;
    /** @description Data of a legal person of a church. */
    subjektPravnickaOsoba?: SubjektPravnickaOsoba;
};
/** @description Subject in the register of churches and religious societies (RCNS). */
export type EkonomickySubjektRcns = {
    /** @description Identification number, or an internal identifier with prefix where none exists. `^(ARES_)?\d{8}$`. */
    icoId?: string;
    /** @description RCNS records of the subject. */
    zaznamy?: ZaznamRcns[];
};
/** @description Church or religious society. */
export type SubjektCirkev = SubjektCirkevZaklad & {
    /** @description Bodies of the church. */
    organy?: AngazovanySubjektRcns[];
};
/** @description Legal person founded by a church. */
export type SubjektPravnickaOsoba = SubjektPravnickaOsobaZaklad & {
    /** @description Members of bodies; natural persons here, unlike for churches and unions. */
    organy?: AngazovanaOsobaRcns[];
};
/** @description Union of churches and religious societies. */
export type SubjektSvazCirkvi = SubjektSvazCirkviZaklad & {
    /** @description Bodies of the union. */
    organy?: AngazovanySubjektRcns[];
};
/** @description Record of the register of churches and religious societies (RCNS). */
export type ZaznamRcns = ZaznamRcnsZaklad & {
    /** @description Statutory body, in the branch for the subject type. */
    statutarniOrgan?: StatutatniOrganRcns;
    /** @description Liquidators of the subject. */
    likvidatori?: AngazmaRcns[];
    /** @description Bankruptcy trustees of the subject. */
    konkurzniSpravci?: AngazmaRcns[];
    /** @description Guardians of the subject. */
    opatrovnici?: AngazmaRcns[];
};
/** @description Common part of a natural person in SZR. */
export type AngazovanaOsobaSzrZaklad = AngazovanaOsoba & {
    /** @description Code of the role. 1 to 64 characters. Code list TypAngazma. */
    typAngazma?: string;
};
/** @description Common part of a farmer in sub-register EZP. */
export type EkonomickySubjektEzpZaklad = EkonomickySubjektZaklad & {
    /** @description Link to the farmer's entry in the source register. At most 255 characters. */
    odkaz?: string;
};
/** @description Page of an SZR search. */
export type EkonomickeSubjektySzrSeznam = Seznam & {
    /** @description Subjects on this page. */
    ekonomickeSubjekty?: EkonomickySubjektSzr[];
};
/** @description Subject in the common agricultural register (SZR). */
export type EkonomickySubjektSzr = {
    /** @description Identification number, or an internal identifier with prefix where none exists. `^(ARES_)?\d{8}$`. */
    icoId?: string;
    /** @description SZR records of the subject. */
    zaznamy?: ZaznamSzr[];
};
/** @description Entry in EZP, the register of agricultural entrepreneurs. */
export type Ezp = {
    /** @description The farmer as a natural person. */
    osobaEzp?: AngazovanaOsobaSzrZaklad;
    /** @description The farmer as a subject: number, name and seat. */
    subjektEzp?: EkonomickySubjektEzpZaklad;
};
/** @description Record of the common agricultural register (SZR). */
export type ZaznamSzr = {
    /** @description Entry in sub-register EZP; name and seat are in subjektEzp. */
    ezp?: Ezp;
};
/** @description Natural person engaged in an RS record. */
export type AngazovanaOsobaRs = AngazovanaOsoba & {
    /** @description Code of the role, e.g. headteacher. 1 to 64 characters. Code list TypAngazma (rs). */
    typAngazma?: string;
};
/** @description Subject engaged in an RS record, e.g. a founder. */
export type AngazovanySubjektRs = {
    /** @description Identification number of the engaged subject; may carry the prefix ARES_. `^(ARES_)?\d{8}$`. */
    ico?: string;
    /** @description Name of the engaged subject. 1 to 2000 characters. */
    obchodniJmeno?: string;
    /** @description Shortened name of the engaged subject. 1 to 40 characters. */
    obchodniJmenoZkracene?: string;
    /** @description Code of the role. 1 to 64 characters. Code list TypAngazma (rs). */
    typAngazma?: string;
    /** @description Address of the engaged subject. */
    adresa?: Adresa;
    /** @description Legal form code of the engaged subject. `^\d{3}$`. */
    pravniForma?: string;
    /**
     * Format: date
     * @description Date the engaged subject came into being. ISO 8601 calendar date.
     */
    datumVzniku?: string;
    /**
     * Format: date
     * @description Date the engaged subject ceased to exist. ISO 8601 calendar date.
     */
    datumZaniku?: string;
};
/** @description Contacts of a school subject. */
export type KontaktyRs = {
    /** @description Telephone number for contact. 1 to 25 characters. */
    telefon?: string;
    /** @description Fax number for contact. 1 to 25 characters. */
    fax?: string;
    /** @description E-mail addresses for contact. Each 1 to 50 characters. */
    email?: string[];
    /** @description Address of the web site. 1 to 255 characters. */
    www?: string;
};
/** @description School or school facility run by a subject. */
export type SkolaZarizeni = {
    /** @description Contacts of the school or facility. */
    kontakty?: KontaktyRs;
    /** @description Identifier of the school or facility (IZO). 1 to 9 characters. */
    izo?: string;
    /** @description Name of the school or facility. 1 to 2000 characters. */
    obchodniJmeno?: string;
    /** @description Shortened name of the school or facility. 1 to 40 characters. */
    obchodniJmenoZkracene?: string;
    /** @description Code of the school or facility type. 1 to 64 characters. Code list TypASkoly (rs). */
    typSkoly?: string;
    /** @description Address of the school or facility. */
    adresa?: Adresa;
    /**
     * Format: date
     * @description Date the school or facility came into being. ISO 8601 calendar date.
     */
    datumVzniku?: string;
    /**
     * Format: date
     * @description Date the school or facility ceased to exist. ISO 8601 calendar date.
     */
    datumZaniku?: string;
};
/** @description Common part of an RS record. */
export type ZaznamRsZaklad = EkonomickySubjektZaklad & {
    /** @description Identifier of the school legal person (RED_IZO). 1 to 9 characters. */
    redizo?: string;
    /** @description Shortened name of the subject. 1 to 40 characters. */
    obchodniJmenoZkracene?: string;
    /** @description Contacts of the subject. */
    kontakty?: KontaktyRs;
    /** @description Whether this is the main one of several records. */
    primarniZaznam?: boolean;
    /** @description Schools and school facilities run by the subject. */
    skolyAZarizeni?: SkolaZarizeni[];
    /** @description Code of the subject type. 1 to 64 characters. */
    typSubjektu?: string;
};
/** @description Page of an RS search. */
export type EkonomickeSubjektyRsSeznam = Seznam & {
    /** @description Subjects on this page. */
    ekonomickeSubjekty?: EkonomickySubjektRs[];
};
/** @description Subject in the register of schools and school facilities (RS). */
export type EkonomickySubjektRs = {
    /** @description Identification number, or an internal identifier with prefix where none exists. `^(ARES_)?\d{8}$`. */
    icoId?: string;
    /** @description RS records of the subject. */
    zaznamy?: ZaznamRs[];
};
/** @description Record of the register of schools and school facilities (RS). */
export type ZaznamRs = ZaznamRsZaklad & {
    /** @description Engaged subjects; a list despite the singular name. */
    angazovanySubjekt?: AngazovanySubjektRs[];
    /** @description Engaged natural persons; a list despite the singular name. */
    angazovanaOsoba?: AngazovanaOsobaRs[];
};
/** @description Page of a code-list search. */
export type CiselnikyNazevnikSeznam = Seznam & {
    /** @description Found code lists, each complete with all its items. */
    ciselniky?: Ciselnik[];
};
/** @description Code list with all its items. */
export type Ciselnik = {
    /** @description Code of the list, e.g. PravniForma. 1 to 64 characters. */
    kodCiselniku?: string;
    /** @description Name of the list. At most 255 characters. */
    nazevCiselniku?: string;
    /** @description All items of the list; paging does not apply to them. */
    polozkyCiselniku?: PolozkaCiselniku[];
    /** @description Source that maintains the list, e.g. res or com. 1 to 64 characters. Code list TypZdrojeAres (com). */
    zdrojCiselniku?: TypZdrojeAres;
};
/** @description Filter of the code-list search. */
export type CiselnikyZakladniFiltr = StrankovaniARazeni & {
    /** @description Source of the wanted list; send it, codes repeat across sources. 1 to 64 characters. Code list TypZdrojeAres (com). */
    zdrojCiselniku?: TypZdrojeAres | undefined;
    /** @description Code of the wanted list, e.g. PravniForma. 1 to 64 characters. */
    kodCiselniku?: string | undefined;
};
/** @description Name of a code-list item in one language. */
export type NazevPolozky = {
    /** @description Language code, e.g. cs or en. */
    kodJazyka?: string;
    /** @description Name of the item in that language. At most 255 characters. */
    nazev?: string;
};
/** @description Item of a code list. */
export type PolozkaCiselniku = {
    /** @description Code of the item. 1 to 64 characters. */
    kod?: string;
    /** @description Names of the item by language, in no fixed order. */
    nazev?: NazevPolozky[];
    /**
     * Format: date
     * @description Start of validity of the item. ISO 8601 calendar date.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of validity of the item. ISO 8601 calendar date.
     */
    platnostDo?: string;
    /** @description Code of the parent item in a hierarchical list. 1 to 64 characters. */
    kodNadrizeny?: string;
};
/** @description Address part of a search filter; other address names are silently ignored. */
export type AdresaFiltr = {
    /**
     * Format: int32
     * @description Wanted code of the part of the municipality. 0 to 999999.
     */
    kodCastiObce?: number | undefined;
    /** @description Wanted code of the administrative district of Prague. 0 to 999. */
    kodSpravnihoObvodu?: number | undefined;
    /**
     * Format: int32
     * @description Wanted code of the borough inside a statutory city. 0 to 999999.
     */
    kodMestskeCastiObvodu?: number | undefined;
    /**
     * Format: int32
     * @description Wanted street code. 0 to 9999999.
     */
    kodUlice?: number | undefined;
    /** @description Wanted house number. At most 9999. */
    cisloDomovni?: number | undefined;
    /**
     * Format: int32
     * @description Wanted municipality code. 0 to 999999.
     */
    kodObce?: number | undefined;
    /** @description Wanted digits of the orientation number. At most 999. */
    cisloOrientacni?: number | undefined;
    /** @description Wanted letter after the orientation number. At most 1 character. */
    cisloOrientacniPismeno?: string | undefined;
    /** @description Wanted address as one text. At most 1500 characters. */
    textovaAdresa?: string | undefined;
};
/** @description Filter of the search in one source register. */
export type EkonomickeSubjektyRegistraceFiltr = StrankovaniARazeni & {
    /** @description Wanted numbers, at most 100; unknown ones are missing from the answer. Each `^\d{8}$`. At most 100 items. */
    ico?: readonly string[] | undefined;
};
/** @description Common part of filters of subjects. */
export type EkonomickeSubjektyZakladFiltr = StrankovaniARazeni & {
    /** @description Wanted identification numbers, at most 100 in one query. Each `^\d{8}$`. At most 100 items. */
    ico?: readonly string[] | undefined;
    /** @description Start of the wanted name; letter case is ignored, diacritics matter. 1 to 2000 characters. */
    obchodniJmeno?: string | undefined;
    /** @description Wanted seat; former seats match too. */
    sidlo?: AdresaFiltr | undefined;
    /** @description Wanted legal form codes. Each `^\d{3}$`. Code list PravniForma (res, com). */
    pravniForma?: readonly string[] | undefined;
    /** @description Wanted tax office codes. Each `^\d{3}$`. Code list FinancniUrad (ufo). */
    financniUrad?: readonly string[] | undefined;
};
/** @description Address in ROS with its type. */
export type AdresaRos = Adresa & {
    /** @description Code of the address type. 1 to 64 characters. Code list TypAdresyAres. */
    typAdresy?: string;
};
/** @description Address in ROS with the state of the item. */
export type AdresaStavRos = AdresaRos & {
    /** @description Code of the item's correctness state in ROS. At most 15 characters. Code list stavUdajeRos. */
    platnostUdajeRos?: string;
};
/** @description Legal person engaged in a ROS record. */
export type AngazovanySubjektRos = {
    /** @description Identification number of the engaged subject; keep leading zeros. `^\d{8}$`. */
    ico?: string;
    /** @description Name of the engaged subject. 1 to 2000 characters. */
    obchodniJmeno?: string;
    /** @description Addresses of the engaged subject. */
    adresy?: AdresaRos[];
};
/** @description Data box in ROS with the state of the item. */
export type DatovaSchrankaStavRos = {
    /** @description Identifier of the data box (DS). 1 to 7 characters. */
    identifikatorDs?: string;
    /** @description Code of the data box type. 1 to 64 characters. Code list typDatoveSchrankyRos. */
    typDatoveSchranky?: string;
    /** @description Code of the item's correctness state in ROS. At most 15 characters. Code list stavUdajeRos. */
    platnostUdajeRos?: string;
};
/** @description Date from the population register (ROB) with the item state. */
export type DatumStavRob = StavUdajeRob & {
    /**
     * Format: date
     * @description The date itself. ISO 8601 calendar date.
     */
    datum?: string;
};
/** @description Date in ROS with the state of the item. */
export type DatumStavRos = {
    /**
     * Format: date
     * @description The date itself; absent when not filled. ISO 8601 calendar date.
     */
    datum?: string;
    /** @description Code of the item's correctness state in ROS. At most 15 characters. Code list stavUdajeRos. */
    platnostUdajeRos?: string;
};
/** @description Registration of the subject under one public agenda in ROS. */
export type EvidenceAgendaRos = {
    /** @description Date the authorisation to carry on the activity arose. */
    datumVznikuOpravneni?: DatumStavRos;
    /** @description Date the authorisation to carry on the activity ended. */
    datumZanikuOpravneni?: DatumStavRos;
    /** @description Code of the agenda that keeps the registration. At most 15 characters. Code list Agenda. */
    agenda?: string;
    /** @description Code of the public authority (OVM) that keeps the registration. At most 15 characters. Code list Ovm. */
    ovm?: string;
    /** @description Name of the subject under the agenda. */
    obchodniJmeno?: ObchodniJmenoStavRos;
    /** @description Whether the activity is suspended or interrupted. */
    pozastaveniPreruseni?: PozastaveniPreruseniStavRos;
    /** @description Addresses of the seat under the agenda. */
    adresySidla?: AdresaStavRos[];
};
/** @description Given name from the population register (ROB) with the item state. */
export type JmenoStavRob = StavUdajeRob & {
    /** @description The given name itself. At most 100 characters. */
    hodnota?: string;
};
/** @description Contacts in ROS with the state of the item. */
export type KontaktniUdajeStavRos = {
    /** @description Telephone number for contact. 1 to 25 characters. */
    telefon?: string;
    /** @description E-mail address for contact. At most 50 characters. */
    email?: string;
    /** @description Code of the item's correctness state in ROS. At most 15 characters. Code list stavUdajeRos. */
    platnostUdajeRos?: string;
};
/** @description Business name in ROS with the state of the item. */
export type ObchodniJmenoStavRos = {
    /** @description The business name itself. 1 to 2000 characters. */
    hodnota?: string;
    /** @description Code of the item's correctness state in ROS. At most 15 characters. Code list stavUdajeRos. */
    platnostUdajeRos?: string;
};
/** @description Common part of a person held in the population register (ROB). */
export type OsobaRobZaklad = {
    /** @description Given name with its state. */
    jmeno?: JmenoStavRob;
    /** @description Date of birth with its state; personal data. */
    datumNarozeni?: DatumStavRob;
    /** @description Family name with its state. */
    prijmeni?: PrijmeniStavRob;
};
/** @description Person held in ROS itself, without a link to ROB. */
export type OsobaRos = {
    /** @description Person described by text. At most 256 characters. */
    osobaTextem?: string;
    /**
     * Format: date
     * @description Date of birth; personal data. ISO 8601 calendar date.
     */
    datumNarozeni?: string;
};
/** @description Suspension or interruption flag in ROS with the item state. */
export type PozastaveniPreruseniStavRos = {
    /** @description Whether the activity is suspended or interrupted. */
    hodnota?: boolean;
    /** @description Code of the item's correctness state in ROS. At most 15 characters. Code list stavUdajeRos. */
    platnostUdajeRos?: string;
};
/** @description Legal form in ROS with the state of the item. */
export type PravniFormaStavRos = {
    /** @description Legal form code by ROS. `^\d{3}$`. Code list PravniFormaRos. */
    hodnota?: string;
    /** @description Code of the item's correctness state in ROS. At most 15 characters. Code list stavUdajeRos. */
    platnostUdajeRos?: string;
};
/** @description Legal status in ROS with the state of the item. */
export type PravniStavStavRos = {
    /** @description Code of the legal status. `^\d{2}$`. Code list pravniStavRos. */
    hodnota?: string;
    /** @description Code of the item's correctness state in ROS. At most 15 characters. Code list stavUdajeRos. */
    platnostUdajeRos?: string;
};
/** @description Family name from the population register (ROB) with the item state. */
export type PrijmeniStavRob = StavUdajeRob & {
    /** @description The family name itself. At most 100 characters. */
    hodnota?: string;
};
/** @description Establishment in ROS. */
export type ProvozovnaRos = {
    /** @description Identification number of the establishment (ICP), beyond the 32-bit range. 1000000000 to 9999999999. */
    icp?: number;
    /** @description Date the activity at the establishment ended. */
    datumUkonceniCinnosti?: DatumStavRos;
    /** @description Date the activity at the establishment began. */
    datumZahajeniCinnosti?: DatumStavRos;
    /** @description Address of the establishment. */
    adresaProvozovny?: AdresaStavRos;
};
/** @description Common part of items taken from the population register (ROB). */
export type StavUdajeRob = {
    /**
     * Format: date
     * @description Date the item was last changed. ISO 8601 calendar date.
     */
    zmenaUdaje?: string;
    /** @description Code of the item's correctness state in ROB. At most 15 characters. Code list stavUdajeRob. */
    platnostUdajeRob?: string;
};
/** @description Common part of a ROS record. */
export type ZaznamRosZaklad = {
    /** @description Identification number of the subject; keep leading zeros. `^\d{8}$`. */
    ico?: string;
    /**
     * Format: date
     * @description Date the subject came into being. ISO 8601 calendar date.
     */
    datumVzniku?: string;
    /**
     * Format: date
     * @description Date the subject ceased to exist. ISO 8601 calendar date.
     */
    datumZaniku?: string;
    /** @description Legal form by ROS with its state. */
    pravniFormaRos?: PravniFormaStavRos;
    /** @description Legal status of the subject with its state. */
    pravniStavRos?: PravniStavStavRos;
    /**
     * Format: date
     * @description Date the record was last updated. ISO 8601 calendar date.
     */
    datumAktualizace?: string;
    /** @description Establishments of the subject. */
    provozovny?: ProvozovnaRos[];
    /** @description Telephone and e-mail with their state. */
    kontaktniUdaje?: KontaktniUdajeStavRos;
    /** @description Data boxes of the subject. */
    datoveSchranky?: DatovaSchrankaStavRos[];
    /** @description Registrations by agenda; the subject's name and seat are here. */
    evidenceAgendy?: EvidenceAgendaRos[];
    /** @description State of the subject in ROS, e.g. AKTIVNI. 1 to 64 characters. Code list StavZdroje. */
    stavSubjektu?: StavZdroje;
};
/** @description Engagement of a natural or legal person in ROS. */
export type AngazmaRos = {
    /** @description The engaged person, if a legal person. */
    osobaPravnicka?: AngazovanySubjektRos;
    /** @description The engaged person, if a natural person. */
    osobaFyzicka?: AngazovanaOsobaRos;
    /** @description Code of the item's correctness state in ROS. At most 15 characters. Code list stavUdajeRos. */
    platnostUdajeRos?: string;
};
/** @description Natural person engaged in a ROS record. */
export type AngazovanaOsobaRos = {
    /** @description The person as held in ROS itself. */
    osobaRos?: OsobaRos;
    /** @description The person as held in the population register (ROB). */
    osobaRob?: OsobaRobZaklad;
};
/** @description Page of a ROS search. */
export type EkonomickeSubjektyRosSeznam = Seznam & {
    /** @description Subjects on this page. */
    ekonomickeSubjekty?: EkonomickySubjektRos[];
};
/** @description Subject in the basic register of persons (ROS); since interface 1.3.0. */
export type EkonomickySubjektRos = {
    /** @description Identification number, or an internal identifier with prefix where none exists. `^(ARES_)?\d{8}$`. */
    icoId?: string;
    /** @description ROS records of the subject. */
    zaznamy?: ZaznamRos[];
};
/** @description Member of the statutory body in ROS. */
export type StatutarniOrganRos = {
    /** @description The member, if a natural person. */
    osobaFyzicka?: AngazovanaOsobaRos;
    /** @description The member, if a legal person, with its representatives. */
    osobaPravnicka?: StatutarniOrganZastupciRos;
    /** @description Code of the item's correctness state in ROS. At most 15 characters. Code list stavUdajeRos. */
    platnostUdajeRos?: string;
};
/** @description Legal person in the statutory body, with its representatives. */
export type StatutarniOrganZastupciRos = AngazovanySubjektRos & {
    /** @description Natural persons who represent the legal person. */
    zastupci?: AngazovanaOsobaRos[];
    /** @description Code of the item's correctness state in ROS. At most 15 characters. Code list stavUdajeRos. */
    platnostUdajeRos?: string;
};
/** @description Record of the basic register of persons (ROS); name and seat are in evidenceAgendy. */
export type ZaznamRos = ZaznamRosZaklad & {
    /** @description Members of the statutory body. */
    statutarniOrgany?: StatutarniOrganRos[];
    /** @description Liquidators of the subject. */
    likvidatori?: AngazmaRos[];
    /** @description Guardians of the subject. */
    opatrovnici?: AngazmaRos[];
    /** @description Forced administrators of the subject. */
    nuceniSpravci?: AngazmaRos[];
    /** @description Insolvency administrators of the subject. */
    insolvencniSpravci?: AngazmaRos[];
};
/** @description Page of a standardized-address search. */
export type StandardizovaneAdresySeznam = Seznam & {
    /** @description Addresses on this page. */
    standardizovaneAdresy?: StandardizovanaAdresa[];
    /** @description Result of the matching: UPLNA, a CASTECNA variant such as CASTECNA_OBEC, or NEUSPESNA. Code list StavStandardizaceAdresy. */
    stavStandardizace?: StavStandardizaceAdresy;
    /** @description Echo of the filter that was sent. */
    request?: StandardizovanaAdresaFiltr;
};
/** @description Address standardized against RUIAN. */
export type StandardizovanaAdresa = {
    /** @description House number, either descriptive or registration number. At most 9999. */
    cisloDomovni?: number;
    /** @description Digits of the orientation number. At most 999. */
    cisloOrientacni?: number;
    /** @description Letter after the orientation number. At most 1 character. */
    cisloOrientacniPismeno?: string;
    /** @description Code of the address point in RUIAN. 0 to 999999999. */
    kodAdresnihoMista?: number;
    /**
     * Format: int32
     * @description Code of the part of the municipality. 0 to 999999.
     */
    kodCastiObce?: number;
    /** @description Code of the region (kraj). 0 to 999. */
    kodKraje?: number;
    /**
     * Format: int32
     * @description Code of the borough inside a statutory city. 0 to 999999.
     */
    kodMestskeCastiObvodu?: number;
    /** @description Code of the Prague city district; Adresa omits the final P. 0 to 999. */
    kodMestskehoObvoduP?: number;
    /**
     * Format: int32
     * @description Code of the municipality. 0 to 999999.
     */
    kodObce?: number;
    /**
     * Format: int32
     * @description Code of the district (okres). 0 to 9999.
     */
    kodOkresu?: number;
    /** @description Code of the Prague administrative district; Adresa omits the final P. 0 to 999. */
    kodSpravnihoObvoduP?: number;
    /** @description Code of the building in RUIAN. 0 to 999999999. */
    kodStavebnihoObjektu?: number;
    /**
     * Format: int32
     * @description Code of the street or other public space. 0 to 9999999.
     */
    kodUlice?: number;
    /** @description Name of the part of the municipality. At most 48 characters. */
    nazevCastiObce?: string;
    /** @description Name of the region. At most 32 characters. */
    nazevKraje?: string;
    /** @description Name of the borough inside a statutory city. At most 48 characters. */
    nazevMestskeCastiObvodu?: string;
    /** @description Name of the Prague city district; Adresa omits the final P. At most 32 characters. */
    nazevMestskehoObvoduP?: string;
    /** @description Name of the municipality. At most 48 characters. */
    nazevObce?: string;
    /** @description Name of the district. At most 32 characters. */
    nazevOkresu?: string;
    /** @description Name of the Prague administrative district; Adresa omits the final P. At most 32 characters. */
    nazevSpravnihoObvoduP?: string;
    /** @description Name of the street or other public space. At most 48 characters. */
    nazevUlice?: string;
    /** @description Postal code as a number. */
    psc?: number;
    /** @description Whole address in one line of text. At most 1500 characters. */
    textovaAdresa?: string;
    /** @description Code of the building type; superseded by typCisloDomovni. Code list TypStavebnihoObjektu (ruian). */
    typStavebnihoObjektu?: string;
    /** @description Code telling descriptive from registration house numbers. At most 9999. Code list TypCislaDomovniho. */
    typCisloDomovni?: number;
};
/** @description Filter of the standardized-address search. */
export type StandardizovanaAdresaFiltr = StrankovaniARazeni & {
    /**
     * Format: int32
     * @description Wanted municipality code. 0 to 999999.
     */
    kodObce?: number | undefined;
    /** @description Wanted municipality name. At most 48 characters. */
    nazevObce?: string | undefined;
    /**
     * Format: int32
     * @description Wanted code of the part of the municipality. 0 to 999999.
     */
    kodCastiObce?: number | undefined;
    /** @description Wanted name of the part of the municipality. At most 48 characters. */
    nazevCastiObce?: string | undefined;
    /**
     * Format: int32
     * @description Wanted borough code; spelt differently from kodMestskeCastiObvodu in Adresa. 0 to 999999.
     */
    kodMestskehoCastiObvodu?: number | undefined;
    /** @description Wanted borough name; spelt differently from nazevMestskeCastiObvodu in Adresa. At most 32 characters. */
    nazevMestskehoCastiObvodu?: string | undefined;
    /**
     * Format: int32
     * @description Wanted street code. 0 to 9999999.
     */
    kodUlice?: number | undefined;
    /** @description Wanted street name. At most 48 characters. */
    nazevUlice?: string | undefined;
    /** @description Wanted house number. At most 9999. */
    cisloDomovni?: number | undefined;
    /** @description Wanted digits of the orientation number. At most 999. */
    cisloOrientacni?: number | undefined;
    /** @description Wanted letter after the orientation number. At most 1 character. */
    cisloOrientacniPismeno?: string | undefined;
    /** @description Wanted address point code. 0 to 999999999. */
    kodAdresnihoMista?: number | undefined;
    /** @description Wanted address as one text. At most 1500 characters. */
    textovaAdresa?: string | undefined;
    /** @description Matching mode, expected by the service: UPLNA_STANDARDIZACE or VYHOVUJICI_ADRESY. Code list TypStandardizaceAdresy. */
    typStandardizaceAdresy?: TypStandardizaceAdresy | undefined;
};
/** @description Address in a CEU record with its type. */
export type AdresaCeu = Adresa & {
    /** @description Code of the address type. 1 to 64 characters. */
    typAdresy?: string;
};
/** @description Person engaged in a CEU bankruptcy, e.g. the trustee. */
export type AngazovanaOsobaCeu = {
    /** @description Full name in one text. At most 100 characters. */
    jmenoPrijmeni?: string;
    /** @description Code of the role. 1 to 64 characters. */
    typAngazma?: string;
};
/** @description Common part of a CEU record. */
export type EkonomickySubjektCeuZaklad = EkonomickySubjektZaklad & {
    /** @description Code of the subject type. 1 to 64 characters. Code list TypSubjektu (Ceu). */
    typSubjektu?: string;
    /** @description Addresses of the bankrupt subject. */
    adresy?: AdresaCeu[];
    /** @description Full name of the bankrupt, when a natural person. At most 100 characters. */
    jmenoPrijmeni?: string;
};
/** @description Event of a bankruptcy case in CEU. */
export type UpadekCeu = {
    /** @description Motion that started the case. */
    podnet?: string;
    /** @description Court file mark of the case. */
    spisZn?: string;
    /**
     * Format: date
     * @description Date of the event. ISO 8601 calendar date.
     */
    datum?: string;
    /** @description Details of the event. 1 to 255 characters. */
    detail?: string;
    /** @description Court resolution in the case. 1 to 255 characters. */
    usneseni?: string;
    /** @description Procedural step in the case. 1 to 64 characters. */
    akceUpadek?: string;
    /** @description Kind of the bankruptcy case. 1 to 64 characters. */
    typUpadek?: string;
    /** @description Court that deals with the case. 1 to 64 characters. */
    soudUpadek?: string;
};
/** @description Page of a CEU search. */
export type EkonomickeSubjektyCeuSeznam = Seznam & {
    /** @description Subjects on this page. */
    ekonomickeSubjekty?: EkonomickySubjektCeu[];
};
/** @description Subject in CEU, the bankruptcy register that preceded the insolvency register. */
export type EkonomickySubjektCeu = {
    /** @description Identification number, or an internal identifier with prefix where none exists. `^(ARES_)?\d{8}$`. */
    icoId?: string;
    /** @description CEU records of the subject. */
    zaznamy?: ZaznamCeu[];
};
/** @description Publicly available bankruptcy data in CEU. */
export type UpadekCeuVerejny = UpadekCeu & {
    /** @description Bankruptcy trustee of the case. */
    spravceUpadku?: AngazovanaOsobaCeu;
};
/** @description Record of the central register of bankrupt persons (CEU). */
export type ZaznamCeu = EkonomickySubjektCeuZaklad & {
    /** @description Bankruptcies of the subject. */
    upadek?: UpadekCeuVerejny[];
};
/** @description Filter of notification batches; it has no paging. */
export type EkonomickeSubjektyNotifikaceFiltr = {
    /** @description Source of the wanted batches, e.g. vr or res. At most 30 characters. Code list TypZdrojeAres (com). */
    datovyZdroj?: "ares" | "vr" | "res" | "ros" | "rzp" | "nrpzs" | "rcns" | "rpsh" | "rs" | "szr" | (string & {}) | undefined;
};
/** @description Notice that one subject changed in a source. */
export type Notifikace = {
    /** @description Kind of change: INS, UPD or DEL. At most 50 characters. Code list TypZmenyAres. */
    typZmeny?: TypZmenyAres;
    /** @description Identification number or internal identifier; can repeat within one batch. `^(ARES_)?\d{8}$`. */
    icoId?: string;
};
/** @description Header of a batch of change notices. */
export type NotifikacniDavka = {
    /** @description Batch number, growing by one within a source. */
    cisloDavky?: number;
    /** @description Source whose changes the batch reports. At most 30 characters. Code list TypZdrojeAres (com). */
    datovyZdroj?: "ares" | "vr" | "res" | "ros" | "rzp" | "nrpzs" | "rcns" | "rpsh" | "rs" | "szr" | (string & {});
    /**
     * Format: date
     * @description Date the batch was released; several batches can share it. ISO 8601 calendar date.
     */
    datumUvolneniDavky?: string;
    /** @description Number of changes in the batch. */
    pocetZmen?: number;
};
/** @description Batch of change notices with its content. */
export type NotifikacniDavkaZaznam = NotifikacniDavka & {
    /** @description Change notices in the batch. */
    seznamNotifikaci?: Notifikace[];
};
/** @description Batches found by a search, without a total count. */
export type SeznamNotifikacnichDavek = {
    /** @description Headers of the retained batches, covering about 30 days. */
    notifikacniDavky?: NotifikacniDavka[];
};
/** @description Filter by an engaged person; no operation accepts it. */
export type AngazovanaOsobaFiltr = {
    /** @description Wanted given name. At most 100 characters. */
    jmeno?: string;
    /** @description Wanted Czech birth number; personal data. 9 to 10 characters. */
    rodneCislo?: string;
    /** @description Wanted family name. At most 100 characters. */
    prijmeni?: string;
    /**
     * Format: date
     * @description Wanted date of birth. ISO 8601 calendar date.
     */
    datumNarozeni?: string;
};
/** @description Main error codes of the service. */
export type KodChybyEnum = "OBECNA_CHYBA" | "CHYBA_VSTUPU" | "NENALEZENO" | "NENI_IMPLEMENTOVANO" | "NEPRIHLASENY_UZIVATEL" | "NENI_OPRAVNENI" | (string & {});
export type ResponseInputError = components['responses']['InputError'];
export type ResponseAuthenticationError = components['responses']['AuthenticationError'];
export type ResponseAccessDenied = components['responses']['AccessDenied'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseUnexpectedError = components['responses']['UnexpectedError'];
export type $defs = Record<string, never>;
export interface operations {
    vratEkonomickySubjekt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID number of the subject.
                 * @example 91002109
                 */
                ico: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ico": "91002109",
                     *       "obchodniJmeno": "Moravské datové služby a.s.",
                     *       "sidlo": {
                     *         "kodStatu": "CZ",
                     *         "nazevStatu": "Česká republika",
                     *         "kodKraje": 116,
                     *         "nazevKraje": "Jihomoravský kraj",
                     *         "kodOkresu": 3702,
                     *         "nazevOkresu": "Brno-město",
                     *         "kodObce": 582786,
                     *         "nazevObce": "Brno",
                     *         "kodMestskeCastiObvodu": 550973,
                     *         "nazevMestskeCastiObvodu": "Brno-střed",
                     *         "kodUlice": 9900001,
                     *         "nazevUlice": "Křemíková",
                     *         "cisloDomovni": 1512,
                     *         "kodCastiObce": 990001,
                     *         "cisloOrientacni": 15,
                     *         "nazevCastiObce": "Veveří",
                     *         "kodAdresnihoMista": 99000001,
                     *         "psc": 60200,
                     *         "textovaAdresa": "Křemíková 1512/15, Veveří, 60200 Brno",
                     *         "standardizaceAdresy": true,
                     *         "typCisloDomovni": 1
                     *       },
                     *       "pravniForma": "121",
                     *       "pravniFormaRos": "121",
                     *       "financniUrad": "288",
                     *       "datumVzniku": "2014-03-18",
                     *       "datumAktualizace": "2026-07-23",
                     *       "dic": "CZ91002109",
                     *       "icoId": "91002109",
                     *       "adresaDorucovaci": {
                     *         "radekAdresy1": "Křemíková 1512/15",
                     *         "radekAdresy2": "Veveří",
                     *         "radekAdresy3": "60200 Brno"
                     *       },
                     *       "czNace2008": [
                     *         "62010",
                     *         "62020",
                     *         "63110"
                     *       ],
                     *       "seznamRegistraci": {
                     *         "stavZdrojeRos": "AKTIVNI",
                     *         "stavZdrojeVr": "AKTIVNI",
                     *         "stavZdrojeRes": "AKTIVNI",
                     *         "stavZdrojeRzp": "AKTIVNI",
                     *         "stavZdrojeNrpzs": "NEEXISTUJICI",
                     *         "stavZdrojeRpsh": "NEEXISTUJICI",
                     *         "stavZdrojeRcns": "NEEXISTUJICI",
                     *         "stavZdrojeSzr": "NEEXISTUJICI",
                     *         "stavZdrojeDph": "AKTIVNI",
                     *         "stavZdrojeSkDph": "NEEXISTUJICI",
                     *         "stavZdrojeSd": "NEEXISTUJICI",
                     *         "stavZdrojeIr": "NEEXISTUJICI",
                     *         "stavZdrojeCeu": "NEEXISTUJICI",
                     *         "stavZdrojeRs": "NEEXISTUJICI",
                     *         "stavZdrojeRed": "NEEXISTUJICI",
                     *         "stavZdrojeMonitor": "NEEXISTUJICI"
                     *       },
                     *       "primarniZdroj": "ros",
                     *       "dalsiUdaje": [
                     *         {
                     *           "obchodniJmeno": [
                     *             {
                     *               "obchodniJmeno": "Moravské datové služby a.s.",
                     *               "primarniZaznam": true
                     *             }
                     *           ],
                     *           "sidlo": [
                     *             {
                     *               "sidlo": {
                     *                 "kodStatu": "CZ",
                     *                 "kodObce": 582786,
                     *                 "textovaAdresa": "Křemíková 1512/15, Veveří, 60200 Brno"
                     *               },
                     *               "primarniZaznam": true
                     *             }
                     *           ],
                     *           "pravniFormaRos": "121",
                     *           "datovyZdroj": "ros"
                     *         },
                     *         {
                     *           "obchodniJmeno": [
                     *             {
                     *               "platnostOd": "2018-09-03",
                     *               "obchodniJmeno": "Moravské datové služby a.s.",
                     *               "primarniZaznam": true
                     *             },
                     *             {
                     *               "platnostOd": "2014-03-18",
                     *               "platnostDo": "2018-09-03",
                     *               "obchodniJmeno": "Brněnské datové služby a.s.",
                     *               "primarniZaznam": false
                     *             }
                     *           ],
                     *           "sidlo": [
                     *             {
                     *               "sidlo": {
                     *                 "kodStatu": "CZ",
                     *                 "kodObce": 582786,
                     *                 "textovaAdresa": "Křemíková 1512/15, Veveří, 60200 Brno"
                     *               },
                     *               "primarniZaznam": true,
                     *               "platnostOd": "2018-09-03"
                     *             }
                     *           ],
                     *           "pravniForma": "121",
                     *           "spisovaZnacka": "B 99901/KSBR",
                     *           "datovyZdroj": "vr"
                     *         }
                     *       ],
                     *       "czNace": [
                     *         "62100",
                     *         "62200",
                     *         "63100"
                     *       ]
                     *     }
                     */
                    "application/json": EkonomickySubjekt;
                };
            };
            400: components["responses"]["InputError"];
            401: components["responses"]["AuthenticationError"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    vyhledejEkonomickeSubjekty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The filter. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "obchodniJmeno": "Moravské",
                 *       "sidlo": {
                 *         "kodObce": 582786
                 *       },
                 *       "start": 0,
                 *       "pocet": 10,
                 *       "razeni": [
                 *         "+obchodniJmeno"
                 *       ]
                 *     }
                 */
                "application/json": EkonomickeSubjektyKomplexFiltr;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pocetCelkem": 2,
                     *       "ekonomickeSubjekty": [
                     *         {
                     *           "ico": "91002109",
                     *           "obchodniJmeno": "Moravské datové služby a.s.",
                     *           "sidlo": {
                     *             "kodStatu": "CZ",
                     *             "nazevStatu": "Česká republika",
                     *             "kodKraje": 116,
                     *             "nazevKraje": "Jihomoravský kraj",
                     *             "kodOkresu": 3702,
                     *             "nazevOkresu": "Brno-město",
                     *             "kodObce": 582786,
                     *             "nazevObce": "Brno",
                     *             "kodMestskeCastiObvodu": 550973,
                     *             "nazevMestskeCastiObvodu": "Brno-střed",
                     *             "kodUlice": 9900001,
                     *             "nazevUlice": "Křemíková",
                     *             "cisloDomovni": 1512,
                     *             "kodCastiObce": 990001,
                     *             "cisloOrientacni": 15,
                     *             "nazevCastiObce": "Veveří",
                     *             "kodAdresnihoMista": 99000001,
                     *             "psc": 60200,
                     *             "textovaAdresa": "Křemíková 1512/15, Veveří, 60200 Brno",
                     *             "standardizaceAdresy": true,
                     *             "typCisloDomovni": 1
                     *           },
                     *           "pravniForma": "121",
                     *           "pravniFormaRos": "121",
                     *           "financniUrad": "288",
                     *           "datumVzniku": "2014-03-18",
                     *           "datumAktualizace": "2026-07-23",
                     *           "dic": "CZ91002109",
                     *           "icoId": "91002109",
                     *           "adresaDorucovaci": {
                     *             "radekAdresy1": "Křemíková 1512/15",
                     *             "radekAdresy2": "Veveří",
                     *             "radekAdresy3": "60200 Brno"
                     *           },
                     *           "czNace2008": [
                     *             "62010",
                     *             "62020",
                     *             "63110"
                     *           ],
                     *           "seznamRegistraci": {
                     *             "stavZdrojeRos": "AKTIVNI",
                     *             "stavZdrojeVr": "AKTIVNI",
                     *             "stavZdrojeRes": "AKTIVNI",
                     *             "stavZdrojeRzp": "AKTIVNI",
                     *             "stavZdrojeNrpzs": "NEEXISTUJICI",
                     *             "stavZdrojeRpsh": "NEEXISTUJICI",
                     *             "stavZdrojeRcns": "NEEXISTUJICI",
                     *             "stavZdrojeSzr": "NEEXISTUJICI",
                     *             "stavZdrojeDph": "AKTIVNI",
                     *             "stavZdrojeSkDph": "NEEXISTUJICI",
                     *             "stavZdrojeSd": "NEEXISTUJICI",
                     *             "stavZdrojeIr": "NEEXISTUJICI",
                     *             "stavZdrojeCeu": "NEEXISTUJICI",
                     *             "stavZdrojeRs": "NEEXISTUJICI",
                     *             "stavZdrojeRed": "NEEXISTUJICI",
                     *             "stavZdrojeMonitor": "NEEXISTUJICI"
                     *           },
                     *           "primarniZdroj": "ros",
                     *           "czNace": [
                     *             "62100",
                     *             "62200",
                     *             "63100"
                     *           ]
                     *         },
                     *         {
                     *           "obchodniJmeno": "Moravské sdružení pěstitelů révy",
                     *           "sidlo": {
                     *             "kodStatu": "CZ",
                     *             "kodObce": 582786,
                     *             "nazevObce": "Brno",
                     *             "nazevUlice": "Révová",
                     *             "cisloDomovni": 77,
                     *             "cisloOrientacni": 5,
                     *             "psc": 60200,
                     *             "textovaAdresa": "Révová 77/5, Veveří, 60200 Brno",
                     *             "standardizaceAdresy": false
                     *           },
                     *           "datumAktualizace": "2025-12-11",
                     *           "icoId": "ARES_90000007",
                     *           "adresaDorucovaci": {
                     *             "radekAdresy1": "Révová 77/5",
                     *             "radekAdresy2": "Veveří",
                     *             "radekAdresy3": "60200 Brno"
                     *           },
                     *           "seznamRegistraci": {
                     *             "stavZdrojeRos": "NEEXISTUJICI",
                     *             "stavZdrojeVr": "NEEXISTUJICI",
                     *             "stavZdrojeRes": "NEEXISTUJICI",
                     *             "stavZdrojeRzp": "NEEXISTUJICI",
                     *             "stavZdrojeNrpzs": "NEEXISTUJICI",
                     *             "stavZdrojeRpsh": "NEEXISTUJICI",
                     *             "stavZdrojeRcns": "NEEXISTUJICI",
                     *             "stavZdrojeSzr": "AKTIVNI",
                     *             "stavZdrojeDph": "NEEXISTUJICI",
                     *             "stavZdrojeSkDph": "NEEXISTUJICI",
                     *             "stavZdrojeSd": "NEEXISTUJICI",
                     *             "stavZdrojeIr": "NEEXISTUJICI",
                     *             "stavZdrojeCeu": "NEEXISTUJICI",
                     *             "stavZdrojeRs": "NEEXISTUJICI",
                     *             "stavZdrojeRed": "NEEXISTUJICI",
                     *             "stavZdrojeMonitor": "NEEXISTUJICI"
                     *           },
                     *           "primarniZdroj": "szr",
                     *           "subRegistrSzr": "ezp"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": EkonomickeSubjektySeznam;
                };
            };
            400: components["responses"]["InputError"];
            401: components["responses"]["AuthenticationError"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    vratEkonomickySubjektVr: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID number, or the internal id with the prefix `ARES_` of a subject that has none.
                 * @example 91002109
                 */
                ico: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "icoId": "91002109",
                     *       "zaznamy": [
                     *         {
                     *           "rejstrik": "OR",
                     *           "primarniZaznam": true,
                     *           "spisovaZnacka": [
                     *             {
                     *               "datumZapisu": "2014-03-18",
                     *               "soud": "KSBR",
                     *               "oddil": "B",
                     *               "vlozka": 99901
                     *             }
                     *           ],
                     *           "ico": [
                     *             {
                     *               "datumZapisu": "2014-03-18",
                     *               "hodnota": "91002109"
                     *             }
                     *           ],
                     *           "obchodniJmeno": [
                     *             {
                     *               "datumZapisu": "2018-09-03",
                     *               "hodnota": "Moravské datové služby a.s."
                     *             },
                     *             {
                     *               "datumZapisu": "2014-03-18",
                     *               "datumVymazu": "2018-09-03",
                     *               "hodnota": "Brněnské datové služby a.s."
                     *             }
                     *           ],
                     *           "pravniForma": [
                     *             {
                     *               "datumZapisu": "2014-03-18",
                     *               "hodnota": "121"
                     *             }
                     *           ],
                     *           "financniUrad": "288",
                     *           "adresy": [
                     *             {
                     *               "datumZapisu": "2018-09-03",
                     *               "adresa": {
                     *                 "kodStatu": "CZ",
                     *                 "kodObce": 582786,
                     *                 "textovaAdresa": "Křemíková 1512/15, Veveří, 60200 Brno"
                     *               },
                     *               "typAdresy": "SIDLO"
                     *             }
                     *           ],
                     *           "datumAktualizace": "2026-07-23",
                     *           "stavSubjektu": "AKTIVNI",
                     *           "datumZapisu": "2014-03-18",
                     *           "zakladniKapital": [
                     *             {
                     *               "datumZapisu": "2014-03-18",
                     *               "vklad": {
                     *                 "typObnos": "KORUNY",
                     *                 "hodnota": "2000000;00"
                     *               }
                     *             }
                     *           ],
                     *           "akcie": [
                     *             {
                     *               "datumZapisu": "2014-03-18",
                     *               "pocet": 200,
                     *               "text": "kmenové akcie na jméno v listinné podobě",
                     *               "hodnota": {
                     *                 "typObnos": "KORUNY",
                     *                 "hodnota": "10000;00"
                     *               }
                     *             }
                     *           ],
                     *           "statutarniOrgany": [
                     *             {
                     *               "datumZapisu": "2014-03-18",
                     *               "nazevOrganu": "Představenstvo",
                     *               "clenoveOrganu": [
                     *                 {
                     *                   "datumZapisu": "2022-06-30",
                     *                   "typAngazma": "STATUTARNI_ORGAN_CLEN",
                     *                   "clenstvi": {
                     *                     "clenstvi": {
                     *                       "vznikClenstvi": "2022-06-14"
                     *                     },
                     *                     "funkce": {
                     *                       "vznikFunkce": "2022-06-14",
                     *                       "nazev": "předseda představenstva"
                     *                     }
                     *                   },
                     *                   "nazevAngazma": "Člen statutárního orgánu",
                     *                   "fyzickaOsoba": {
                     *                     "adresa": {
                     *                       "kodStatu": "CZ",
                     *                       "kodObce": 582786,
                     *                       "textovaAdresa": "Lísková 310/12, Líšeň, 62800 Brno"
                     *                     },
                     *                     "datumNarozeni": "1979-04-23",
                     *                     "jmeno": "DALIMIL",
                     *                     "prijmeni": "HORŇÁČEK",
                     *                     "statniObcanstvi": "CZ",
                     *                     "titulPredJmenem": "Ing."
                     *                   }
                     *                 }
                     *               ],
                     *               "zpusobJednani": [
                     *                 {
                     *                   "datumZapisu": "2014-03-18",
                     *                   "hodnota": "Za společnost jedná předseda představenstva samostatně."
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "akcionari": [
                     *             {
                     *               "datumZapisu": "2020-05-11",
                     *               "nazevOrganu": "Jediný akcionář",
                     *               "typAkcionare": "OSOBA",
                     *               "clenoveOrganu": [
                     *                 {
                     *                   "datumZapisu": "2020-05-11",
                     *                   "typAngazma": "AKCIONAR",
                     *                   "pravnickaOsoba": {
                     *                     "ico": "91003351",
                     *                     "obchodniJmeno": "Křemíková holdingová s.r.o."
                     *                   }
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": EkonomickySubjektVr;
                };
            };
            400: components["responses"]["InputError"];
            401: components["responses"]["AuthenticationError"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    vyhledejSeznamEkonomickychSubjektuVr: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The filter. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "ico": [
                 *         "91013275"
                 *       ],
                 *       "start": 0,
                 *       "pocet": 10,
                 *       "razeni": [
                 *         "+icoId"
                 *       ]
                 *     }
                 */
                "application/json": EkonomickeSubjektyRegistraceFiltr;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pocetCelkem": 1,
                     *       "ekonomickeSubjekty": [
                     *         {
                     *           "icoId": "91013275",
                     *           "zaznamy": [
                     *             {
                     *               "rejstrik": "OR",
                     *               "primarniZaznam": true,
                     *               "spisovaZnacka": [
                     *                 {
                     *                   "datumZapisu": "2009-10-05",
                     *                   "soud": "KSOS",
                     *                   "oddil": "C",
                     *                   "vlozka": 999015
                     *                 }
                     *               ],
                     *               "ico": [
                     *                 {
                     *                   "datumZapisu": "2009-10-05",
                     *                   "hodnota": "91013275"
                     *                 }
                     *               ],
                     *               "obchodniJmeno": [
                     *                 {
                     *                   "datumZapisu": "2009-10-05",
                     *                   "hodnota": "Hanácká pec Olomouc s.r.o."
                     *                 }
                     *               ],
                     *               "pravniForma": [
                     *                 {
                     *                   "datumZapisu": "2009-10-05",
                     *                   "hodnota": "112"
                     *                 }
                     *               ],
                     *               "adresy": [
                     *                 {
                     *                   "datumZapisu": "2009-10-05",
                     *                   "adresa": {
                     *                     "kodStatu": "CZ",
                     *                     "kodObce": 500496,
                     *                     "textovaAdresa": "Chlebová 348/6, Hodolany, 77900 Olomouc"
                     *                   },
                     *                   "typAdresy": "SIDLO"
                     *                 }
                     *               ],
                     *               "datumAktualizace": "2026-07-24",
                     *               "stavSubjektu": "AKTIVNI",
                     *               "datumZapisu": "2009-10-05",
                     *               "zakladniKapital": [
                     *                 {
                     *                   "datumZapisu": "2009-10-05",
                     *                   "vklad": {
                     *                     "typObnos": "KORUNY",
                     *                     "hodnota": "200000;00"
                     *                   }
                     *                 }
                     *               ],
                     *               "statutarniOrgany": [
                     *                 {
                     *                   "datumZapisu": "2009-10-05",
                     *                   "nazevOrganu": "Statutární orgán",
                     *                   "clenoveOrganu": [
                     *                     {
                     *                       "datumZapisu": "2016-01-20",
                     *                       "typAngazma": "STATUTARNI_ORGAN_CLEN",
                     *                       "clenstvi": {
                     *                         "funkce": {
                     *                           "vznikFunkce": "2016-01-04",
                     *                           "nazev": "jednatel"
                     *                         }
                     *                       },
                     *                       "nazevAngazma": "Člen statutárního orgánu",
                     *                       "fyzickaOsoba": {
                     *                         "adresa": {
                     *                           "kodStatu": "CZ",
                     *                           "kodObce": 500496,
                     *                           "textovaAdresa": "Chlebová 348/6, Hodolany, 77900 Olomouc"
                     *                         },
                     *                         "datumNarozeni": "1975-12-11",
                     *                         "jmeno": "BŘETISLAV",
                     *                         "prijmeni": "KOUDELKA",
                     *                         "statniObcanstvi": "CZ"
                     *                       }
                     *                     }
                     *                   ]
                     *                 }
                     *               ],
                     *               "spolecnici": [
                     *                 {
                     *                   "datumZapisu": "2009-10-05",
                     *                   "nazevOrganu": "Společníci",
                     *                   "spolecnik": [
                     *                     {
                     *                       "datumZapisu": "2009-10-05",
                     *                       "podil": [
                     *                         {
                     *                           "datumZapisu": "2009-10-05",
                     *                           "vklad": {
                     *                             "typObnos": "KORUNY",
                     *                             "hodnota": "200000;00"
                     *                           },
                     *                           "velikostPodilu": {
                     *                             "typObnos": "PROCENTA",
                     *                             "hodnota": "100"
                     *                           }
                     *                         }
                     *                       ],
                     *                       "osoba": {
                     *                         "datumZapisu": "2016-01-20",
                     *                         "typAngazma": "SPOLECNIK_OSOBA",
                     *                         "fyzickaOsoba": {
                     *                           "datumNarozeni": "1975-12-11",
                     *                           "jmeno": "BŘETISLAV",
                     *                           "prijmeni": "KOUDELKA"
                     *                         }
                     *                       }
                     *                     }
                     *                   ]
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": EkonomickeSubjektyVrSeznam;
                };
            };
            400: components["responses"]["InputError"];
            401: components["responses"]["AuthenticationError"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    vratEkonomickySubjektRes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID number, or the internal id with the prefix `ARES_` of a subject that has none.
                 * @example 91002109
                 */
                ico: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "icoId": "91002109",
                     *       "zaznamy": [
                     *         {
                     *           "ico": "91002109",
                     *           "obchodniJmeno": "Moravské datové služby a.s.",
                     *           "sidlo": {
                     *             "kodStatu": "CZ",
                     *             "nazevStatu": "Česká republika",
                     *             "kodKraje": 116,
                     *             "nazevKraje": "Jihomoravský kraj",
                     *             "kodOkresu": 3702,
                     *             "nazevOkresu": "Brno-město",
                     *             "kodObce": 582786,
                     *             "nazevObce": "Brno",
                     *             "kodMestskeCastiObvodu": 550973,
                     *             "nazevMestskeCastiObvodu": "Brno-střed",
                     *             "kodUlice": 9900001,
                     *             "nazevUlice": "Křemíková",
                     *             "cisloDomovni": 1512,
                     *             "kodCastiObce": 990001,
                     *             "cisloOrientacni": 15,
                     *             "nazevCastiObce": "Veveří",
                     *             "kodAdresnihoMista": 99000001,
                     *             "psc": 60200,
                     *             "textovaAdresa": "Křemíková 1512/15, Veveří, 60200 Brno",
                     *             "standardizaceAdresy": true,
                     *             "typCisloDomovni": 1
                     *           },
                     *           "pravniForma": "121",
                     *           "pravniFormaRos": "121",
                     *           "financniUrad": "288",
                     *           "datumVzniku": "2014-03-18",
                     *           "datumAktualizace": "2026-07-23",
                     *           "czNace": [
                     *             "62100",
                     *             "62200",
                     *             "63100"
                     *           ],
                     *           "czNace2008": [
                     *             "62010",
                     *             "62020",
                     *             "63110"
                     *           ],
                     *           "statistickeUdaje": {
                     *             "institucionalniSektor2010": "11002",
                     *             "kategoriePoctuPracovniku": "310"
                     *           },
                     *           "zakladniUzemniJednotka": "550973",
                     *           "primarniZaznam": true,
                     *           "czNacePrevazujici": "62100",
                     *           "czNacePrevazujici2008": "62010",
                     *           "okresNutsLau": "CZ0642"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": EkonomickySubjektRes;
                };
            };
            400: components["responses"]["InputError"];
            401: components["responses"]["AuthenticationError"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    vyhledejSeznamEkonomickychSubjektuRes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The filter. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "ico": [
                 *         "91013275",
                 *         "91024358"
                 *       ],
                 *       "start": 0,
                 *       "pocet": 10,
                 *       "razeni": [
                 *         "+icoId"
                 *       ]
                 *     }
                 */
                "application/json": EkonomickeSubjektyRegistraceFiltr;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pocetCelkem": 2,
                     *       "ekonomickeSubjekty": [
                     *         {
                     *           "icoId": "91013275",
                     *           "zaznamy": [
                     *             {
                     *               "ico": "91013275",
                     *               "obchodniJmeno": "Hanácká pec Olomouc s.r.o.",
                     *               "sidlo": {
                     *                 "kodStatu": "CZ",
                     *                 "nazevStatu": "Česká republika",
                     *                 "kodKraje": 124,
                     *                 "nazevKraje": "Olomoucký kraj",
                     *                 "kodOkresu": 3805,
                     *                 "nazevOkresu": "Olomouc",
                     *                 "kodObce": 500496,
                     *                 "nazevObce": "Olomouc",
                     *                 "kodUlice": 9900003,
                     *                 "nazevUlice": "Chlebová",
                     *                 "cisloDomovni": 348,
                     *                 "kodCastiObce": 990003,
                     *                 "cisloOrientacni": 6,
                     *                 "nazevCastiObce": "Hodolany",
                     *                 "kodAdresnihoMista": 99000003,
                     *                 "psc": 77900,
                     *                 "textovaAdresa": "Chlebová 348/6, Hodolany, 77900 Olomouc",
                     *                 "standardizaceAdresy": true,
                     *                 "typCisloDomovni": 1
                     *               },
                     *               "pravniForma": "112",
                     *               "pravniFormaRos": "112",
                     *               "financniUrad": "379",
                     *               "datumVzniku": "2009-10-05",
                     *               "datumAktualizace": "2026-07-24",
                     *               "czNace": [
                     *                 "10710",
                     *                 "47240"
                     *               ],
                     *               "czNace2008": [
                     *                 "10710",
                     *                 "47240"
                     *               ],
                     *               "statistickeUdaje": {
                     *                 "institucionalniSektor2010": "11002",
                     *                 "kategoriePoctuPracovniku": "120"
                     *               },
                     *               "zakladniUzemniJednotka": "500496",
                     *               "primarniZaznam": true,
                     *               "czNacePrevazujici": "10710",
                     *               "czNacePrevazujici2008": "10710",
                     *               "okresNutsLau": "CZ0712"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "icoId": "91024358",
                     *           "zaznamy": [
                     *             {
                     *               "ico": "91024358",
                     *               "obchodniJmeno": "Alžběta Vránková",
                     *               "sidlo": {
                     *                 "kodStatu": "CZ",
                     *                 "nazevStatu": "Česká republika",
                     *                 "kodKraje": 43,
                     *                 "nazevKraje": "Plzeňský kraj",
                     *                 "kodOkresu": 3405,
                     *                 "nazevOkresu": "Plzeň-město",
                     *                 "kodObce": 554791,
                     *                 "nazevObce": "Plzeň",
                     *                 "kodMestskeCastiObvodu": 546003,
                     *                 "nazevMestskeCastiObvodu": "Plzeň 3",
                     *                 "kodUlice": 9900004,
                     *                 "nazevUlice": "Hoblíková",
                     *                 "cisloDomovni": 2207,
                     *                 "kodCastiObce": 990004,
                     *                 "cisloOrientacni": 9,
                     *                 "cisloOrientacniPismeno": "a",
                     *                 "nazevCastiObce": "Jižní Předměstí",
                     *                 "kodAdresnihoMista": 99000004,
                     *                 "psc": 30100,
                     *                 "textovaAdresa": "Hoblíková 2207/9a, Jižní Předměstí, 30100 Plzeň",
                     *                 "standardizaceAdresy": true,
                     *                 "typCisloDomovni": 1
                     *               },
                     *               "pravniForma": "101",
                     *               "datumVzniku": "2017-05-02",
                     *               "datumAktualizace": "2026-03-09",
                     *               "czNace": [
                     *                 "43320",
                     *                 "31000"
                     *               ],
                     *               "czNace2008": [
                     *                 "43320",
                     *                 "31090"
                     *               ],
                     *               "statistickeUdaje": {
                     *                 "institucionalniSektor2010": "14200",
                     *                 "kategoriePoctuPracovniku": "000"
                     *               },
                     *               "zakladniUzemniJednotka": "546003",
                     *               "primarniZaznam": true,
                     *               "czNacePrevazujici": "43320",
                     *               "czNacePrevazujici2008": "43320",
                     *               "okresNutsLau": "CZ0323"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": EkonomickeSubjektyResSeznam;
                };
            };
            400: components["responses"]["InputError"];
            401: components["responses"]["AuthenticationError"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    vratEkonomickySubjektRzp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID number, or the internal id with the prefix `ARES_` of a subject that has none.
                 * @example 91002109
                 */
                ico: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "icoId": "91002109",
                     *       "zaznamy": [
                     *         {
                     *           "ico": "91002109",
                     *           "obchodniJmeno": "Moravské datové služby a.s.",
                     *           "sidlo": {
                     *             "kodStatu": "CZ",
                     *             "nazevStatu": "Česká republika",
                     *             "kodKraje": 116,
                     *             "nazevKraje": "Jihomoravský kraj",
                     *             "kodOkresu": 3702,
                     *             "nazevOkresu": "Brno-město",
                     *             "kodObce": 582786,
                     *             "nazevObce": "Brno",
                     *             "kodMestskeCastiObvodu": 550973,
                     *             "nazevMestskeCastiObvodu": "Brno-střed",
                     *             "kodUlice": 9900001,
                     *             "nazevUlice": "Křemíková",
                     *             "cisloDomovni": 1512,
                     *             "kodCastiObce": 990001,
                     *             "cisloOrientacni": 15,
                     *             "nazevCastiObce": "Veveří",
                     *             "kodAdresnihoMista": 99000001,
                     *             "psc": 60200,
                     *             "textovaAdresa": "Křemíková 1512/15, Veveří, 60200 Brno",
                     *             "standardizaceAdresy": true,
                     *             "typCisloDomovni": 1
                     *           },
                     *           "pravniForma": "121",
                     *           "financniUrad": "288",
                     *           "datumVzniku": "2014-03-18",
                     *           "datumAktualizace": "2026-07-23",
                     *           "typSubjektu": "P",
                     *           "zivnostenskyUrad": "370200",
                     *           "zivnostiStav": {
                     *             "pocetCelkem": 1,
                     *             "pocetAktivnich": 1,
                     *             "pocetZaniklych": 0,
                     *             "pocetPozastavenych": 0,
                     *             "pocetPrerusenych": 0
                     *           },
                     *           "datumZapisuVr": "2014-03-18",
                     *           "provozovnyStav": {
                     *             "pocetCelkem": 1,
                     *             "pocetAktivnich": 1,
                     *             "pocetZaniklych": 0,
                     *             "pocetPozastavenych": 0
                     *           },
                     *           "primarniZaznam": true,
                     *           "kodStatu": "CZ",
                     *           "angazovaneOsoby": [
                     *             {
                     *               "jmeno": "DALIMIL",
                     *               "prijmeni": "HORŇÁČEK",
                     *               "titulPredJmenem": "Ing.",
                     *               "datumNarozeni": "1979-04-23",
                     *               "platnostOd": "2022-06-14",
                     *               "statniObcanstvi": "CZ",
                     *               "typAngazma": "STATUTARNI_ORGAN_CLEN"
                     *             }
                     *           ],
                     *           "zivnosti": [
                     *             {
                     *               "datumVzniku": "2014-03-18",
                     *               "predmetPodnikani": "Výroba, obchod a služby neuvedené v přílohách 1 až 3 živnostenského zákona",
                     *               "druhZivnosti": "L",
                     *               "datumAktualizace": "2018-09-10",
                     *               "oboryCinnosti": [
                     *                 {
                     *                   "platnostOd": "2014-03-18",
                     *                   "oborNazev": "Poskytování software, poradenství v oblasti informačních technologií, zpracování dat, hostingové a související činnosti a webové portály"
                     *                 }
                     *               ],
                     *               "provozovny": [
                     *                 {
                     *                   "icp": 1099000017,
                     *                   "sidloProvozovny": {
                     *                     "kodStatu": "CZ",
                     *                     "kodObce": 582786,
                     *                     "nazevObce": "Brno",
                     *                     "nazevUlice": "Křemíková",
                     *                     "cisloDomovni": 1514,
                     *                     "cisloOrientacni": 17,
                     *                     "psc": 60200,
                     *                     "textovaAdresa": "Křemíková 1514/17, Veveří, 60200 Brno"
                     *                   },
                     *                   "umisteniProvozovny": "2. patro, vchod ze dvora",
                     *                   "platnostOd": "2019-02-01",
                     *                   "typProvozovny": "1",
                     *                   "nazev": "Datové centrum Křemíková",
                     *                   "oboryCinnosti": [
                     *                     {
                     *                       "platnostOd": "2019-02-01",
                     *                       "oborNazev": "Poskytování software, poradenství v oblasti informačních technologií, zpracování dat, hostingové a související činnosti a webové portály"
                     *                     }
                     *                   ]
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": EkonomickySubjektRzp;
                };
            };
            400: components["responses"]["InputError"];
            401: components["responses"]["AuthenticationError"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    vyhledejSeznamEkonomickychSubjektuRzp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The filter. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "ico": [
                 *         "91024358"
                 *       ],
                 *       "start": 0,
                 *       "pocet": 10,
                 *       "razeni": [
                 *         "+icoId"
                 *       ]
                 *     }
                 */
                "application/json": EkonomickeSubjektyRegistraceFiltr;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pocetCelkem": 1,
                     *       "ekonomickeSubjekty": [
                     *         {
                     *           "icoId": "91024358",
                     *           "zaznamy": [
                     *             {
                     *               "ico": "91024358",
                     *               "obchodniJmeno": "Alžběta Vránková",
                     *               "sidlo": {
                     *                 "kodStatu": "CZ",
                     *                 "kodObce": 554791,
                     *                 "nazevObce": "Plzeň",
                     *                 "nazevUlice": "Hoblíková",
                     *                 "cisloDomovni": 2207,
                     *                 "cisloOrientacni": 9,
                     *                 "psc": 30100,
                     *                 "textovaAdresa": "Hoblíková 2207/9a, Jižní Předměstí, 30100 Plzeň"
                     *               },
                     *               "pravniForma": "101",
                     *               "datumVzniku": "2017-05-02",
                     *               "datumAktualizace": "2026-03-09",
                     *               "adresySubjektu": [
                     *                 {
                     *                   "kodStatu": "CZ",
                     *                   "kodObce": 554791,
                     *                   "textovaAdresa": "Hoblíková 2207/9a, Jižní Předměstí, 30100 Plzeň",
                     *                   "platnostOd": "2017-05-02",
                     *                   "typAdresy": "SIDLO"
                     *                 }
                     *               ],
                     *               "typSubjektu": "F",
                     *               "zivnostenskyUrad": "340500",
                     *               "zivnostiStav": {
                     *                 "pocetCelkem": 2,
                     *                 "pocetAktivnich": 1,
                     *                 "pocetZaniklych": 0,
                     *                 "pocetPozastavenych": 0,
                     *                 "pocetPrerusenych": 1
                     *               },
                     *               "provozovnyStav": {
                     *                 "pocetCelkem": 1,
                     *                 "pocetAktivnich": 1,
                     *                 "pocetZaniklych": 0,
                     *                 "pocetPozastavenych": 0
                     *               },
                     *               "primarniZaznam": true,
                     *               "kodStatu": "CZ",
                     *               "osobaPodnikatel": {
                     *                 "jmeno": "ALŽBĚTA",
                     *                 "prijmeni": "VRÁNKOVÁ",
                     *                 "datumNarozeni": "1991-08-17",
                     *                 "platnostOd": "2017-05-02",
                     *                 "statniObcanstvi": "CZ",
                     *                 "typAngazma": "PODNIKATEL"
                     *               },
                     *               "zivnosti": [
                     *                 {
                     *                   "datumVzniku": "2017-05-02",
                     *                   "predmetPodnikani": "Truhlářství, podlahářství",
                     *                   "druhZivnosti": "R",
                     *                   "datumAktualizace": "2023-01-16",
                     *                   "odpovedniZastupci": [
                     *                     {
                     *                       "jmeno": "OTAKAR",
                     *                       "prijmeni": "VRÁNEK",
                     *                       "datumNarozeni": "1962-02-05",
                     *                       "platnostOd": "2017-05-02",
                     *                       "typAngazma": "ODPOVEDNY_ZASTUPCE_RZP"
                     *                     }
                     *                   ],
                     *                   "provozovny": [
                     *                     {
                     *                       "icp": 1099000025,
                     *                       "sidloProvozovny": {
                     *                         "kodStatu": "CZ",
                     *                         "kodObce": 554791,
                     *                         "textovaAdresa": "Hoblíková 2207/9a, Jižní Předměstí, 30100 Plzeň"
                     *                       },
                     *                       "platnostOd": "2017-06-01",
                     *                       "typProvozovny": "1",
                     *                       "nazev": "Truhlárna Hoblík",
                     *                       "pozastaveniProvozovny": [
                     *                         {
                     *                           "platnostOd": "2021-01-01",
                     *                           "platnostDo": "2021-03-31",
                     *                           "rozsahPozastaveni": "celá provozovna"
                     *                         }
                     *                       ]
                     *                     }
                     *                   ]
                     *                 },
                     *                 {
                     *                   "datumVzniku": "2018-09-01",
                     *                   "predmetPodnikani": "Výroba, obchod a služby neuvedené v přílohách 1 až 3 živnostenského zákona",
                     *                   "druhZivnosti": "L",
                     *                   "preruseniZivnosti": [
                     *                     {
                     *                       "platnostOd": "2025-07-01",
                     *                       "platnostDo": "2026-12-31"
                     *                     }
                     *                   ],
                     *                   "oboryCinnosti": [
                     *                     {
                     *                       "platnostOd": "2018-09-01",
                     *                       "oborNazev": "Zprostředkování obchodu a služeb"
                     *                     }
                     *                   ]
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": EkonomickeSubjektyRzpSeznam;
                };
            };
            400: components["responses"]["InputError"];
            401: components["responses"]["AuthenticationError"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    vratEkonomickySubjektNrpzs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID number of the subject.
                 * @example 92031404
                 */
                ico: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "icoId": "92031404",
                     *       "zaznamy": [
                     *         {
                     *           "ico": "92031404",
                     *           "obchodniJmeno": "Ambulance Na Výsluní Jihlava s.r.o.",
                     *           "sidlo": {
                     *             "kodStatu": "CZ",
                     *             "nazevStatu": "Česká republika",
                     *             "kodKraje": 108,
                     *             "nazevKraje": "Kraj Vysočina",
                     *             "kodOkresu": 3707,
                     *             "nazevOkresu": "Jihlava",
                     *             "kodObce": 586846,
                     *             "nazevObce": "Jihlava",
                     *             "kodUlice": 9900005,
                     *             "nazevUlice": "Na Výsluní",
                     *             "cisloDomovni": 4120,
                     *             "kodCastiObce": 990005,
                     *             "cisloOrientacni": 3,
                     *             "nazevCastiObce": "Jihlava",
                     *             "kodAdresnihoMista": 99000005,
                     *             "psc": 58601,
                     *             "textovaAdresa": "Na Výsluní 4120/3, 58601 Jihlava",
                     *             "standardizaceAdresy": true,
                     *             "typCisloDomovni": 1
                     *           },
                     *           "pravniForma": "112",
                     *           "datumVzniku": "2011-09-01",
                     *           "datumAktualizace": "2026-02-20",
                     *           "poradoveCisloZar": "000",
                     *           "poradoveCisloPrac": "001",
                     *           "typSubjektu": "PO",
                     *           "druhZarizeni": "311",
                     *           "primarniZaznam": true,
                     *           "typZrizovatele": "3",
                     *           "angazovaneOsoby": [
                     *             {
                     *               "jmeno": "Kateřina",
                     *               "prijmeni": "Bílovská",
                     *               "titulPredJmenem": "MUDr.",
                     *               "titulZaJmenem": "Ph.D.",
                     *               "datumNarozeni": "1977-03-29",
                     *               "typAngazma": "VEDOUCI_LEKAR"
                     *             }
                     *           ],
                     *           "kontakty": {
                     *             "email": "recepce@ambulance-vysluni.example",
                     *             "fax": "+420 500 000 118",
                     *             "telefon": "+420 500 000 117",
                     *             "www": "https://ambulance-vysluni.example"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": EkonomickySubjektNrpzs;
                };
            };
            400: components["responses"]["InputError"];
            401: components["responses"]["AuthenticationError"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    vyhledejSeznamEkonomickychSubjektuNrpzs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The filter. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "ico": [
                 *         "92031404",
                 *         "92032583"
                 *       ],
                 *       "start": 0,
                 *       "pocet": 10,
                 *       "razeni": [
                 *         "+icoId"
                 *       ]
                 *     }
                 */
                "application/json": EkonomickeSubjektyRegistraceFiltr;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pocetCelkem": 2,
                     *       "ekonomickeSubjekty": [
                     *         {
                     *           "icoId": "92031404",
                     *           "zaznamy": [
                     *             {
                     *               "ico": "92031404",
                     *               "obchodniJmeno": "Ambulance Na Výsluní Jihlava s.r.o.",
                     *               "sidlo": {
                     *                 "kodStatu": "CZ",
                     *                 "nazevStatu": "Česká republika",
                     *                 "kodKraje": 108,
                     *                 "nazevKraje": "Kraj Vysočina",
                     *                 "kodOkresu": 3707,
                     *                 "nazevOkresu": "Jihlava",
                     *                 "kodObce": 586846,
                     *                 "nazevObce": "Jihlava",
                     *                 "kodUlice": 9900005,
                     *                 "nazevUlice": "Na Výsluní",
                     *                 "cisloDomovni": 4120,
                     *                 "kodCastiObce": 990005,
                     *                 "cisloOrientacni": 3,
                     *                 "nazevCastiObce": "Jihlava",
                     *                 "kodAdresnihoMista": 99000005,
                     *                 "psc": 58601,
                     *                 "textovaAdresa": "Na Výsluní 4120/3, 58601 Jihlava",
                     *                 "standardizaceAdresy": true,
                     *                 "typCisloDomovni": 1
                     *               },
                     *               "pravniForma": "112",
                     *               "datumVzniku": "2011-09-01",
                     *               "datumAktualizace": "2026-02-20",
                     *               "poradoveCisloZar": "000",
                     *               "poradoveCisloPrac": "001",
                     *               "typSubjektu": "PO",
                     *               "druhZarizeni": "311",
                     *               "primarniZaznam": true,
                     *               "typZrizovatele": "3",
                     *               "angazovaneOsoby": [
                     *                 {
                     *                   "jmeno": "Kateřina",
                     *                   "prijmeni": "Bílovská",
                     *                   "titulPredJmenem": "MUDr.",
                     *                   "titulZaJmenem": "Ph.D.",
                     *                   "datumNarozeni": "1977-03-29",
                     *                   "typAngazma": "VEDOUCI_LEKAR"
                     *                 }
                     *               ],
                     *               "kontakty": {
                     *                 "email": "recepce@ambulance-vysluni.example",
                     *                 "fax": "+420 500 000 118",
                     *                 "telefon": "+420 500 000 117",
                     *                 "www": "https://ambulance-vysluni.example"
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "icoId": "92032583",
                     *           "zaznamy": [
                     *             {
                     *               "ico": "92032583",
                     *               "obchodniJmeno": "MUDr. Radovan Šimíček",
                     *               "sidlo": {
                     *                 "kodStatu": "CZ",
                     *                 "nazevStatu": "Česká republika",
                     *                 "kodKraje": 108,
                     *                 "nazevKraje": "Kraj Vysočina",
                     *                 "kodOkresu": 3707,
                     *                 "nazevOkresu": "Jihlava",
                     *                 "kodObce": 586846,
                     *                 "nazevObce": "Jihlava",
                     *                 "kodUlice": 9900006,
                     *                 "nazevUlice": "Ordinační",
                     *                 "cisloDomovni": 1775,
                     *                 "kodCastiObce": 990006,
                     *                 "cisloOrientacni": 8,
                     *                 "nazevCastiObce": "Jihlava",
                     *                 "kodAdresnihoMista": 99000006,
                     *                 "psc": 58601,
                     *                 "textovaAdresa": "Ordinační 1775/8, 58601 Jihlava",
                     *                 "standardizaceAdresy": true,
                     *                 "typCisloDomovni": 1
                     *               },
                     *               "pravniForma": "105",
                     *               "datumVzniku": "2013-02-11",
                     *               "datumAktualizace": "2025-11-04",
                     *               "poradoveCisloZar": "000",
                     *               "poradoveCisloPrac": "001",
                     *               "typSubjektu": "FO",
                     *               "druhZarizeni": "320",
                     *               "primarniZaznam": true,
                     *               "typZrizovatele": "3",
                     *               "angazovaneOsoby": [
                     *                 {
                     *                   "jmeno": "Radovan",
                     *                   "prijmeni": "Šimíček",
                     *                   "titulPredJmenem": "MUDr.",
                     *                   "datumNarozeni": "1969-06-14",
                     *                   "typAngazma": "VEDOUCI_LEKAR"
                     *                 }
                     *               ],
                     *               "kontakty": {
                     *                 "telefon": "+420 500 000 226",
                     *                 "www": "https://ordinace-simicek.example"
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": EkonomickeSubjektyNrpzsSeznam;
                };
            };
            400: components["responses"]["InputError"];
            401: components["responses"]["AuthenticationError"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    vratEkonomickySubjektRpsh: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID number, or the internal id with the prefix `ARES_` of a subject that has none.
                 * @example 93044127
                 */
                ico: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "icoId": "93044127",
                     *       "zaznamy": [
                     *         {
                     *           "ico": "93044127",
                     *           "obchodniJmeno": "Hnutí Čistý jez",
                     *           "sidlo": {
                     *             "kodStatu": "CZ",
                     *             "nazevStatu": "Česká republika",
                     *             "kodKraje": 35,
                     *             "nazevKraje": "Jihočeský kraj",
                     *             "kodOkresu": 3301,
                     *             "nazevOkresu": "České Budějovice",
                     *             "kodObce": 544256,
                     *             "nazevObce": "České Budějovice",
                     *             "kodUlice": 9900007,
                     *             "nazevUlice": "U Čistého jezu",
                     *             "cisloDomovni": 812,
                     *             "kodCastiObce": 990007,
                     *             "cisloOrientacni": 21,
                     *             "nazevCastiObce": "České Budějovice 3",
                     *             "kodAdresnihoMista": 99000007,
                     *             "psc": 37001,
                     *             "textovaAdresa": "U Čistého jezu 812/21, České Budějovice 3, 37001 České Budějovice",
                     *             "standardizaceAdresy": true,
                     *             "typCisloDomovni": 1
                     *           },
                     *           "pravniForma": "711",
                     *           "datumVzniku": "2015-06-22",
                     *           "datumAktualizace": "2026-01-15",
                     *           "cisloRegistrace": "MV-99001/OVS-2015",
                     *           "typSubjektu": "2",
                     *           "obchodniJmenoZkratka": "ČJ",
                     *           "angazovaneOsoby": [
                     *             {
                     *               "jmeno": "Jaromíra",
                     *               "prijmeni": "Holoubková",
                     *               "titulPredJmenem": "Mgr.",
                     *               "datumNarozeni": "1973-01-30",
                     *               "funkce": "předsedkyně",
                     *               "platnostOd": "2023-05-20",
                     *               "adresa": {
                     *                 "kodStatu": "CZ",
                     *                 "kodObce": 544256,
                     *                 "nazevObce": "České Budějovice",
                     *                 "nazevUlice": "Lodní",
                     *                 "cisloDomovni": 55,
                     *                 "cisloOrientacni": 7,
                     *                 "psc": 37001,
                     *                 "textovaAdresa": "Lodní 55/7, České Budějovice 2, 37001 České Budějovice"
                     *               },
                     *               "typAngazma": "STATUTARNI_ORGAN_CLEN"
                     *             },
                     *             {
                     *               "jmeno": "Svatoslav",
                     *               "prijmeni": "Kubíčka",
                     *               "datumNarozeni": "1982-09-08",
                     *               "funkce": "místopředseda",
                     *               "platnostOd": "2019-05-18",
                     *               "platnostDo": "2023-05-20",
                     *               "typAngazma": "STATUTARNI_ORGAN_CLEN"
                     *             }
                     *           ],
                     *           "primarniZaznam": true,
                     *           "zmenaStanov": [
                     *             {
                     *               "datumZmeny": "2017-04-03"
                     *             },
                     *             {
                     *               "datumZmeny": "2021-10-11"
                     *             }
                     *           ],
                     *           "statutarniOrgan": [
                     *             {
                     *               "platnostOd": "2015-06-22",
                     *               "popis": "Statutárním orgánem je předsedkyně nebo předseda hnutí; jedná samostatně."
                     *             }
                     *           ],
                     *           "stavSubjektu": [
                     *             {
                     *               "popis": "Činnost není pozastavena.",
                     *               "platnostOd": "2015-06-22",
                     *               "stavSubjektu": "AKTIVNI"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": EkonomickySubjektRpsh;
                };
            };
            400: components["responses"]["InputError"];
            401: components["responses"]["AuthenticationError"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    vyhledejSeznamEkonomickychSubjektuRpsh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The filter. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "ico": [
                 *         "93045204"
                 *       ],
                 *       "start": 0,
                 *       "pocet": 10,
                 *       "razeni": [
                 *         "+icoId"
                 *       ]
                 *     }
                 */
                "application/json": EkonomickeSubjektyRegistraceFiltr;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pocetCelkem": 1,
                     *       "ekonomickeSubjekty": [
                     *         {
                     *           "icoId": "93045204",
                     *           "zaznamy": [
                     *             {
                     *               "ico": "93045204",
                     *               "obchodniJmeno": "Strana klidných měst",
                     *               "sidlo": {
                     *                 "kodStatu": "CZ",
                     *                 "nazevStatu": "Česká republika",
                     *                 "kodKraje": 78,
                     *                 "nazevKraje": "Liberecký kraj",
                     *                 "kodOkresu": 3505,
                     *                 "nazevOkresu": "Liberec",
                     *                 "kodObce": 563889,
                     *                 "nazevObce": "Liberec",
                     *                 "kodUlice": 9900008,
                     *                 "nazevUlice": "Poklidná",
                     *                 "cisloDomovni": 96,
                     *                 "kodCastiObce": 990008,
                     *                 "cisloOrientacni": 4,
                     *                 "nazevCastiObce": "Liberec I-Staré Město",
                     *                 "kodAdresnihoMista": 99000008,
                     *                 "psc": 46001,
                     *                 "textovaAdresa": "Poklidná 96/4, Liberec I-Staré Město, 46001 Liberec",
                     *                 "standardizaceAdresy": true,
                     *                 "typCisloDomovni": 1
                     *               },
                     *               "pravniForma": "711",
                     *               "datumVzniku": "2018-11-07",
                     *               "datumAktualizace": "2025-09-30",
                     *               "cisloRegistrace": "MV-99014/OVS-2018",
                     *               "typSubjektu": "1",
                     *               "obchodniJmenoZkratka": "SKM",
                     *               "angazovaneOsoby": [
                     *                 {
                     *                   "jmeno": "Vlastimil",
                     *                   "prijmeni": "Ondrášek",
                     *                   "datumNarozeni": "1968-11-25",
                     *                   "funkce": "předseda",
                     *                   "platnostOd": "2024-03-02",
                     *                   "typAngazma": "STATUTARNI_ORGAN_CLEN"
                     *                 }
                     *               ],
                     *               "primarniZaznam": true,
                     *               "zmenaStanov": [
                     *                 {
                     *                   "datumZmeny": "2022-02-14"
                     *                 }
                     *               ],
                     *               "statutarniOrgan": [
                     *                 {
                     *                   "platnostOd": "2018-11-07",
                     *                   "popis": "Za stranu jedná předseda společně s jedním místopředsedou."
                     *                 }
                     *               ],
                     *               "stavSubjektu": [
                     *                 {
                     *                   "popis": "Činnost není pozastavena.",
                     *                   "platnostOd": "2018-11-07",
                     *                   "stavSubjektu": "AKTIVNI"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": EkonomickeSubjektyRpshSeznam;
                };
            };
            400: components["responses"]["InputError"];
            401: components["responses"]["AuthenticationError"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    vratEkonomickySubjektRcns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID number, or the internal id with the prefix `ARES_` of a subject that has none.
                 * @example 94056234
                 */
                ico: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "icoId": "94056234",
                     *       "zaznamy": [
                     *         {
                     *           "ico": "94056234",
                     *           "obchodniJmeno": "Sbor Tichého pramene v Hradci Králové",
                     *           "sidlo": {
                     *             "kodStatu": "CZ",
                     *             "nazevStatu": "Česká republika",
                     *             "kodKraje": 86,
                     *             "nazevKraje": "Královéhradecký kraj",
                     *             "kodOkresu": 3602,
                     *             "nazevOkresu": "Hradec Králové",
                     *             "kodObce": 569810,
                     *             "nazevObce": "Hradec Králové",
                     *             "kodUlice": 9900010,
                     *             "nazevUlice": "Pramenná",
                     *             "cisloDomovni": 503,
                     *             "kodCastiObce": 990010,
                     *             "cisloOrientacni": 4,
                     *             "nazevCastiObce": "Nový Hradec Králové",
                     *             "kodAdresnihoMista": 99000010,
                     *             "psc": 50003,
                     *             "textovaAdresa": "Pramenná 503/4, Nový Hradec Králové, 50003 Hradec Králové",
                     *             "standardizaceAdresy": true,
                     *             "typCisloDomovni": 1
                     *           },
                     *           "pravniForma": "722",
                     *           "financniUrad": "228",
                     *           "datumVzniku": "2015-01-12",
                     *           "datumAktualizace": "2026-04-22",
                     *           "typSubjektu": "PRAVNICKA_OSOBA",
                     *           "stat": "CZ",
                     *           "primarniZaznam": true,
                     *           "registrace": {
                     *             "cisloRegistrace": "8/1-99-902/2015"
                     *           },
                     *           "zpusobJednani": [
                     *             {
                     *               "popis": "Za sbor jedná správce sboru.",
                     *               "platnostOd": "2015-01-12"
                     *             }
                     *           ],
                     *           "adresySubjektu": [
                     *             {
                     *               "kodStatu": "CZ",
                     *               "kodObce": 569810,
                     *               "textovaAdresa": "Pramenná 503/4, Nový Hradec Králové, 50003 Hradec Králové",
                     *               "platnostOd": "2015-01-12",
                     *               "typAdresy": "SIDLO"
                     *             }
                     *           ],
                     *           "zdrojId": "99940562",
                     *           "platnostOd": "2015-01-12",
                     *           "statutarniOrgan": {
                     *             "subjektPravnickaOsoba": {
                     *               "icoZrizovatel": "94055114",
                     *               "organy": [
                     *                 {
                     *                   "jmeno": "Tobiáš",
                     *                   "prijmeni": "Hrubínek",
                     *                   "titulPredJmenem": "ThDr.",
                     *                   "datumNarozeni": "1966-07-19",
                     *                   "platnostOd": "2021-09-01",
                     *                   "typAngazma": "STATUTARNI_ORGAN_CLEN",
                     *                   "nazevOrganu": "Správce sboru",
                     *                   "kodStatu": "CZ"
                     *                 },
                     *                 {
                     *                   "jmeno": "Magdalena",
                     *                   "prijmeni": "Řeřichová",
                     *                   "datumNarozeni": "1980-02-03",
                     *                   "platnostOd": "2015-01-12",
                     *                   "platnostDo": "2021-08-31",
                     *                   "poznamka": "první správkyně sboru",
                     *                   "typAngazma": "STATUTARNI_ORGAN_CLEN",
                     *                   "nazevOrganu": "Správce sboru",
                     *                   "kodStatu": "CZ"
                     *                 }
                     *               ]
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": EkonomickySubjektRcns;
                };
            };
            400: components["responses"]["InputError"];
            401: components["responses"]["AuthenticationError"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    vyhledejSeznamEkonomickychSubjektuRcns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The filter. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "ico": [
                 *         "94055114",
                 *         "94057389"
                 *       ],
                 *       "start": 0,
                 *       "pocet": 10,
                 *       "razeni": [
                 *         "+icoId"
                 *       ]
                 *     }
                 */
                "application/json": EkonomickeSubjektyRegistraceFiltr;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pocetCelkem": 2,
                     *       "ekonomickeSubjekty": [
                     *         {
                     *           "icoId": "94055114",
                     *           "zaznamy": [
                     *             {
                     *               "ico": "94055114",
                     *               "obchodniJmeno": "Společenství Tichého pramene",
                     *               "sidlo": {
                     *                 "kodStatu": "CZ",
                     *                 "kodObce": 569810,
                     *                 "nazevObce": "Hradec Králové",
                     *                 "nazevUlice": "Pramenná",
                     *                 "cisloDomovni": 501,
                     *                 "cisloOrientacni": 2,
                     *                 "psc": 50003,
                     *                 "textovaAdresa": "Pramenná 501/2, Nový Hradec Králové, 50003 Hradec Králové"
                     *               },
                     *               "pravniForma": "721",
                     *               "financniUrad": "228",
                     *               "datumVzniku": "2014-05-30",
                     *               "datumAktualizace": "2025-10-14",
                     *               "typSubjektu": "CIRKEV",
                     *               "stat": "CZ",
                     *               "primarniZaznam": true,
                     *               "registrace": {
                     *                 "cisloRegistrace": "8/1-99-901/2014"
                     *               },
                     *               "zpusobJednani": [
                     *                 {
                     *                   "popis": "Za společenství jedná předsedkyně Rady starších.",
                     *                   "platnostOd": "2014-05-30"
                     *                 }
                     *               ],
                     *               "adresySubjektu": [
                     *                 {
                     *                   "kodStatu": "CZ",
                     *                   "kodObce": 569810,
                     *                   "textovaAdresa": "Pramenná 501/2, Nový Hradec Králové, 50003 Hradec Králové",
                     *                   "platnostOd": "2014-05-30",
                     *                   "typAdresy": "SIDLO"
                     *                 }
                     *               ],
                     *               "zdrojId": "99940551",
                     *               "platnostOd": "2014-05-30",
                     *               "statutarniOrgan": {
                     *                 "subjektCirkev": {
                     *                   "datumRegistracePrav": "2024-06-03",
                     *                   "cisloRegistracePrav": "8/1-99-901/2014-P",
                     *                   "pravoZvlastni": [
                     *                     {
                     *                       "platnostOd": "2024-06-03",
                     *                       "kodPravo": 2
                     *                     }
                     *                   ],
                     *                   "organy": [
                     *                     {
                     *                       "platnostOd": "2014-05-30",
                     *                       "obchodniJmeno": "Rada starších",
                     *                       "kodStatu": "CZ",
                     *                       "statutarniOrgany": [
                     *                         {
                     *                           "jmeno": "Ester",
                     *                           "prijmeni": "Pramenská",
                     *                           "datumNarozeni": "1971-05-16",
                     *                           "platnostOd": "2022-11-01",
                     *                           "typAngazma": "STATUTARNI_ORGAN_CLEN",
                     *                           "nazevOrganu": "Rada starších",
                     *                           "kodStatu": "CZ"
                     *                         }
                     *                       ]
                     *                     }
                     *                   ]
                     *                 }
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "icoId": "94057389",
                     *           "zaznamy": [
                     *             {
                     *               "ico": "94057389",
                     *               "obchodniJmeno": "Pečovatelský dům Pramen",
                     *               "sidlo": {
                     *                 "kodStatu": "CZ",
                     *                 "kodObce": 569810,
                     *                 "textovaAdresa": "Pramenná 507/8, Nový Hradec Králové, 50003 Hradec Králové"
                     *               },
                     *               "pravniForma": "722",
                     *               "financniUrad": "228",
                     *               "datumVzniku": "2020-04-01",
                     *               "datumAktualizace": "2026-05-06",
                     *               "typSubjektu": "PRAVNICKA_OSOBA",
                     *               "stat": "CZ",
                     *               "primarniZaznam": true,
                     *               "registrace": {
                     *                 "cisloRegistrace": "8/1-99-917/2020"
                     *               },
                     *               "platnostOd": "2020-04-01",
                     *               "statutarniOrgan": {
                     *                 "subjektPravnickaOsoba": {
                     *                   "icoZrizovatel": "94055114",
                     *                   "organy": [
                     *                     {
                     *                       "jmeno": "Rút",
                     *                       "prijmeni": "Slaninová",
                     *                       "platnostOd": "2020-04-01",
                     *                       "nazevOrganu": "Ředitelka"
                     *                     }
                     *                   ]
                     *                 }
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": EkonomickeSubjektyRcnsSeznam;
                };
            };
            400: components["responses"]["InputError"];
            401: components["responses"]["AuthenticationError"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    vratEkonomickySubjektSzr: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID number, or the internal id with the prefix `ARES_` of a subject that has none.
                 * @example 95066144
                 */
                ico: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "icoId": "95066144",
                     *       "zaznamy": [
                     *         {
                     *           "ezp": {
                     *             "osobaEzp": {
                     *               "jmeno": "Vojtěch",
                     *               "prijmeni": "Zádrapa",
                     *               "titulPredJmenem": "Ing.",
                     *               "datumNarozeni": "1986-01-21",
                     *               "typAngazma": "PODNIKATEL"
                     *             },
                     *             "subjektEzp": {
                     *               "ico": "95066144",
                     *               "obchodniJmeno": "Vojtěch Zádrapa",
                     *               "sidlo": {
                     *                 "kodStatu": "CZ",
                     *                 "nazevStatu": "Česká republika",
                     *                 "kodKraje": 108,
                     *                 "nazevKraje": "Kraj Vysočina",
                     *                 "kodOkresu": 3707,
                     *                 "nazevOkresu": "Jihlava",
                     *                 "kodObce": 586846,
                     *                 "nazevObce": "Jihlava",
                     *                 "kodUlice": 9900012,
                     *                 "nazevUlice": "Záhumení",
                     *                 "cisloDomovni": 41,
                     *                 "kodCastiObce": 990012,
                     *                 "nazevCastiObce": "Kosov",
                     *                 "kodAdresnihoMista": 99000012,
                     *                 "psc": 58601,
                     *                 "textovaAdresa": "Záhumení 41, Kosov, 58601 Jihlava",
                     *                 "standardizaceAdresy": true,
                     *                 "typCisloDomovni": 1
                     *               },
                     *               "pravniForma": "107",
                     *               "datumVzniku": "2012-03-15",
                     *               "datumAktualizace": "2026-03-31",
                     *               "odkaz": "https://evidence-zemedelcu.example/subjekt/95066144"
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": EkonomickySubjektSzr;
                };
            };
            400: components["responses"]["InputError"];
            401: components["responses"]["AuthenticationError"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    vyhledejSeznamEkonomickychSubjektuSzr: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The filter. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "ico": [
                 *         "95066144"
                 *       ],
                 *       "start": 0,
                 *       "pocet": 10,
                 *       "razeni": [
                 *         "+icoId"
                 *       ]
                 *     }
                 */
                "application/json": EkonomickeSubjektyRegistraceFiltr;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pocetCelkem": 1,
                     *       "ekonomickeSubjekty": [
                     *         {
                     *           "icoId": "95066144",
                     *           "zaznamy": [
                     *             {
                     *               "ezp": {
                     *                 "osobaEzp": {
                     *                   "jmeno": "Vojtěch",
                     *                   "prijmeni": "Zádrapa",
                     *                   "titulPredJmenem": "Ing.",
                     *                   "datumNarozeni": "1986-01-21",
                     *                   "typAngazma": "PODNIKATEL"
                     *                 },
                     *                 "subjektEzp": {
                     *                   "ico": "95066144",
                     *                   "obchodniJmeno": "Vojtěch Zádrapa",
                     *                   "sidlo": {
                     *                     "kodStatu": "CZ",
                     *                     "nazevStatu": "Česká republika",
                     *                     "kodKraje": 108,
                     *                     "nazevKraje": "Kraj Vysočina",
                     *                     "kodOkresu": 3707,
                     *                     "nazevOkresu": "Jihlava",
                     *                     "kodObce": 586846,
                     *                     "nazevObce": "Jihlava",
                     *                     "kodUlice": 9900012,
                     *                     "nazevUlice": "Záhumení",
                     *                     "cisloDomovni": 41,
                     *                     "kodCastiObce": 990012,
                     *                     "nazevCastiObce": "Kosov",
                     *                     "kodAdresnihoMista": 99000012,
                     *                     "psc": 58601,
                     *                     "textovaAdresa": "Záhumení 41, Kosov, 58601 Jihlava",
                     *                     "standardizaceAdresy": true,
                     *                     "typCisloDomovni": 1
                     *                   },
                     *                   "pravniForma": "107",
                     *                   "datumVzniku": "2012-03-15",
                     *                   "datumAktualizace": "2026-03-31",
                     *                   "odkaz": "https://evidence-zemedelcu.example/subjekt/95066144"
                     *                 }
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": EkonomickeSubjektySzrSeznam;
                };
            };
            400: components["responses"]["InputError"];
            401: components["responses"]["AuthenticationError"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    vratEkonomickySubjektRs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID number, or the internal id with the prefix `ARES_` of a subject that has none.
                 * @example 96077123
                 */
                ico: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "icoId": "96077123",
                     *       "zaznamy": [
                     *         {
                     *           "ico": "96077123",
                     *           "obchodniJmeno": "Základní škola Duhová alej, školská právnická osoba",
                     *           "sidlo": {
                     *             "kodStatu": "CZ",
                     *             "nazevStatu": "Česká republika",
                     *             "kodKraje": 141,
                     *             "nazevKraje": "Zlínský kraj",
                     *             "kodOkresu": 3705,
                     *             "nazevOkresu": "Zlín",
                     *             "kodObce": 585068,
                     *             "nazevObce": "Zlín",
                     *             "kodUlice": 9900014,
                     *             "nazevUlice": "Duhová alej",
                     *             "cisloDomovni": 2841,
                     *             "kodCastiObce": 990014,
                     *             "nazevCastiObce": "Zlín",
                     *             "kodAdresnihoMista": 99000014,
                     *             "psc": 76001,
                     *             "textovaAdresa": "Duhová alej 2841, 76001 Zlín",
                     *             "standardizaceAdresy": true,
                     *             "typCisloDomovni": 1
                     *           },
                     *           "pravniForma": "641",
                     *           "datumVzniku": "2016-08-24",
                     *           "datumAktualizace": "2026-07-01",
                     *           "dic": "CZ96077123",
                     *           "redizo": "999000017",
                     *           "obchodniJmenoZkracene": "ZŠ Duhová alej",
                     *           "kontakty": {
                     *             "telefon": "+420 500 000 331",
                     *             "email": [
                     *               "kancelar@duhova-alej.example",
                     *               "jidelna@duhova-alej.example"
                     *             ],
                     *             "www": "https://duhova-alej.example"
                     *           },
                     *           "primarniZaznam": true,
                     *           "typSubjektu": "SKOLA",
                     *           "skolyAZarizeni": [
                     *             {
                     *               "izo": "999000025",
                     *               "obchodniJmeno": "Základní škola",
                     *               "obchodniJmenoZkracene": "ZŠ Duhová alej",
                     *               "typSkoly": "B00",
                     *               "adresa": {
                     *                 "kodStatu": "CZ",
                     *                 "kodObce": 585068,
                     *                 "nazevObce": "Zlín",
                     *                 "nazevUlice": "Duhová alej",
                     *                 "cisloDomovni": 2841,
                     *                 "psc": 76001,
                     *                 "textovaAdresa": "Duhová alej 2841, 76001 Zlín"
                     *               },
                     *               "datumVzniku": "2016-09-01",
                     *               "kontakty": {
                     *                 "telefon": "+420 500 000 332",
                     *                 "email": [
                     *                   "zs@duhova-alej.example"
                     *                 ]
                     *               }
                     *             },
                     *             {
                     *               "izo": "999000033",
                     *               "obchodniJmeno": "Školní jídelna",
                     *               "obchodniJmenoZkracene": "ŠJ Duhová alej",
                     *               "typSkoly": "L11",
                     *               "adresa": {
                     *                 "kodStatu": "CZ",
                     *                 "kodObce": 585068,
                     *                 "nazevObce": "Zlín",
                     *                 "nazevUlice": "Duhová alej",
                     *                 "cisloDomovni": 2839,
                     *                 "psc": 76001,
                     *                 "textovaAdresa": "Duhová alej 2839, 76001 Zlín"
                     *               },
                     *               "datumVzniku": "2017-09-01"
                     *             }
                     *           ],
                     *           "angazovanySubjekt": [
                     *             {
                     *               "ico": "96078294",
                     *               "obchodniJmeno": "Spolek rodičů Duhová alej, z.s.",
                     *               "obchodniJmenoZkracene": "Spolek Duhová alej",
                     *               "typAngazma": "ZRIZOVATEL",
                     *               "adresa": {
                     *                 "kodStatu": "CZ",
                     *                 "kodObce": 585068,
                     *                 "nazevObce": "Zlín",
                     *                 "nazevUlice": "Duhová alej",
                     *                 "cisloDomovni": 2839,
                     *                 "psc": 76001,
                     *                 "textovaAdresa": "Duhová alej 2839, 76001 Zlín"
                     *               },
                     *               "pravniForma": "706",
                     *               "datumVzniku": "2015-11-16"
                     *             }
                     *           ],
                     *           "angazovanaOsoba": [
                     *             {
                     *               "jmeno": "Drahomíra",
                     *               "prijmeni": "Šebestíková",
                     *               "titulPredJmenem": "PaedDr.",
                     *               "datumNarozeni": "1970-08-12",
                     *               "typAngazma": "REDITEL"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": EkonomickySubjektRs;
                };
            };
            400: components["responses"]["InputError"];
            401: components["responses"]["AuthenticationError"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    vyhledejSeznamEkonomickychSubjektuRs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The filter. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "ico": [
                 *         "96079363"
                 *       ],
                 *       "start": 0,
                 *       "pocet": 10,
                 *       "razeni": [
                 *         "+icoId"
                 *       ]
                 *     }
                 */
                "application/json": EkonomickeSubjektyRegistraceFiltr;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pocetCelkem": 1,
                     *       "ekonomickeSubjekty": [
                     *         {
                     *           "icoId": "96079363",
                     *           "zaznamy": [
                     *             {
                     *               "ico": "96079363",
                     *               "obchodniJmeno": "Mateřská škola Jeřabinka Liberec s.r.o.",
                     *               "sidlo": {
                     *                 "kodStatu": "CZ",
                     *                 "nazevStatu": "Česká republika",
                     *                 "kodKraje": 78,
                     *                 "nazevKraje": "Liberecký kraj",
                     *                 "kodOkresu": 3505,
                     *                 "nazevOkresu": "Liberec",
                     *                 "kodObce": 563889,
                     *                 "nazevObce": "Liberec",
                     *                 "kodUlice": 9900016,
                     *                 "nazevUlice": "Jeřabinková",
                     *                 "cisloDomovni": 318,
                     *                 "kodCastiObce": 990016,
                     *                 "cisloOrientacni": 2,
                     *                 "nazevCastiObce": "Liberec XIV-Ruprechtice",
                     *                 "kodAdresnihoMista": 99000016,
                     *                 "psc": 46001,
                     *                 "textovaAdresa": "Jeřabinková 318/2, Liberec XIV-Ruprechtice, 46001 Liberec",
                     *                 "standardizaceAdresy": true,
                     *                 "typCisloDomovni": 1
                     *               },
                     *               "pravniForma": "112",
                     *               "datumVzniku": "2019-07-01",
                     *               "datumAktualizace": "2026-06-30",
                     *               "dic": "CZ96079363",
                     *               "redizo": "999000041",
                     *               "obchodniJmenoZkracene": "MŠ Jeřabinka",
                     *               "kontakty": {
                     *                 "telefon": "+420 500 000 441",
                     *                 "email": [
                     *                   "info@jerabinka.example"
                     *                 ],
                     *                 "www": "https://jerabinka.example"
                     *               },
                     *               "primarniZaznam": true,
                     *               "typSubjektu": "SKOLA",
                     *               "skolyAZarizeni": [
                     *                 {
                     *                   "izo": "999000050",
                     *                   "obchodniJmeno": "Mateřská škola",
                     *                   "obchodniJmenoZkracene": "MŠ Jeřabinka",
                     *                   "typSkoly": "A00",
                     *                   "adresa": {
                     *                     "kodStatu": "CZ",
                     *                     "kodObce": 563889,
                     *                     "nazevObce": "Liberec",
                     *                     "nazevUlice": "Jeřabinková",
                     *                     "cisloDomovni": 318,
                     *                     "cisloOrientacni": 2,
                     *                     "psc": 46001,
                     *                     "textovaAdresa": "Jeřabinková 318/2, Liberec XIV-Ruprechtice, 46001 Liberec"
                     *                   },
                     *                   "datumVzniku": "2019-09-01"
                     *                 }
                     *               ],
                     *               "angazovanaOsoba": [
                     *                 {
                     *                   "jmeno": "Hedvika",
                     *                   "prijmeni": "Luňáčková",
                     *                   "titulPredJmenem": "Bc.",
                     *                   "typAngazma": "REDITEL"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": EkonomickeSubjektyRsSeznam;
                };
            };
            400: components["responses"]["InputError"];
            401: components["responses"]["AuthenticationError"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    vratEkonomickySubjektRos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID number, or the internal id with the prefix `ARES_` of a subject that has none.
                 * @example 91002109
                 */
                ico: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "icoId": "91002109",
                     *       "zaznamy": [
                     *         {
                     *           "ico": "91002109",
                     *           "datumVzniku": "2014-03-18",
                     *           "pravniFormaRos": {
                     *             "hodnota": "121",
                     *             "platnostUdajeRos": "SPRAVNY"
                     *           },
                     *           "pravniStavRos": {
                     *             "hodnota": "01",
                     *             "platnostUdajeRos": "SPRAVNY"
                     *           },
                     *           "datumAktualizace": "2026-07-23",
                     *           "provozovny": [
                     *             {
                     *               "icp": 1099000017,
                     *               "datumZahajeniCinnosti": {
                     *                 "datum": "2019-02-01",
                     *                 "platnostUdajeRos": "SPRAVNY"
                     *               },
                     *               "adresaProvozovny": {
                     *                 "kodStatu": "CZ",
                     *                 "kodObce": 582786,
                     *                 "nazevObce": "Brno",
                     *                 "nazevUlice": "Křemíková",
                     *                 "cisloDomovni": 1514,
                     *                 "cisloOrientacni": 17,
                     *                 "psc": 60200,
                     *                 "textovaAdresa": "Křemíková 1514/17, Veveří, 60200 Brno",
                     *                 "typAdresy": "PROVOZOVNA",
                     *                 "platnostUdajeRos": "SPRAVNY"
                     *               }
                     *             }
                     *           ],
                     *           "kontaktniUdaje": {
                     *             "telefon": "+420 500 000 551",
                     *             "email": "info@moravske-datove.example",
                     *             "platnostUdajeRos": "SPRAVNY"
                     *           },
                     *           "datoveSchranky": [
                     *             {
                     *               "identifikatorDs": "9mds4bx",
                     *               "typDatoveSchranky": "PO",
                     *               "platnostUdajeRos": "SPRAVNY"
                     *             }
                     *           ],
                     *           "evidenceAgendy": [
                     *             {
                     *               "datumVznikuOpravneni": {
                     *                 "datum": "2014-03-18",
                     *                 "platnostUdajeRos": "SPRAVNY"
                     *               },
                     *               "agenda": "A999",
                     *               "ovm": "99000113",
                     *               "obchodniJmeno": {
                     *                 "hodnota": "Moravské datové služby a.s.",
                     *                 "platnostUdajeRos": "SPRAVNY"
                     *               },
                     *               "adresySidla": [
                     *                 {
                     *                   "kodStatu": "CZ",
                     *                   "kodObce": 582786,
                     *                   "nazevObce": "Brno",
                     *                   "nazevUlice": "Křemíková",
                     *                   "cisloDomovni": 1512,
                     *                   "cisloOrientacni": 15,
                     *                   "psc": 60200,
                     *                   "textovaAdresa": "Křemíková 1512/15, Veveří, 60200 Brno",
                     *                   "typAdresy": "SIDLO",
                     *                   "platnostUdajeRos": "SPRAVNY"
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "datumVznikuOpravneni": {
                     *                 "datum": "2014-03-18",
                     *                 "platnostUdajeRos": "SPRAVNY"
                     *               },
                     *               "agenda": "A121",
                     *               "ovm": "99001241",
                     *               "pozastaveniPreruseni": {
                     *                 "hodnota": false,
                     *                 "platnostUdajeRos": "SPRAVNY"
                     *               }
                     *             }
                     *           ],
                     *           "stavSubjektu": "AKTIVNI",
                     *           "statutarniOrgany": [
                     *             {
                     *               "osobaFyzicka": {
                     *                 "osobaRob": {
                     *                   "jmeno": {
                     *                     "hodnota": "Dalimil",
                     *                     "platnostUdajeRob": "SPRAVNY"
                     *                   },
                     *                   "datumNarozeni": {
                     *                     "datum": "1979-04-23",
                     *                     "platnostUdajeRob": "SPRAVNY"
                     *                   },
                     *                   "prijmeni": {
                     *                     "hodnota": "Horňáček",
                     *                     "zmenaUdaje": "2022-06-30",
                     *                     "platnostUdajeRob": "SPRAVNY"
                     *                   }
                     *                 }
                     *               },
                     *               "platnostUdajeRos": "SPRAVNY"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": EkonomickySubjektRos;
                };
            };
            400: components["responses"]["InputError"];
            401: components["responses"]["AuthenticationError"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    vyhledejSeznamEkonomickychSubjektuRos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The filter. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "ico": [
                 *         "91013275"
                 *       ],
                 *       "start": 0,
                 *       "pocet": 10,
                 *       "razeni": [
                 *         "+icoId"
                 *       ]
                 *     }
                 */
                "application/json": EkonomickeSubjektyRegistraceFiltr;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pocetCelkem": 1,
                     *       "ekonomickeSubjekty": [
                     *         {
                     *           "icoId": "91013275",
                     *           "zaznamy": [
                     *             {
                     *               "ico": "91013275",
                     *               "datumVzniku": "2009-10-05",
                     *               "pravniFormaRos": {
                     *                 "hodnota": "112",
                     *                 "platnostUdajeRos": "SPRAVNY"
                     *               },
                     *               "pravniStavRos": {
                     *                 "hodnota": "01",
                     *                 "platnostUdajeRos": "SPRAVNY"
                     *               },
                     *               "datumAktualizace": "2026-07-24",
                     *               "datoveSchranky": [
                     *                 {
                     *                   "identifikatorDs": "9hpe7cz",
                     *                   "typDatoveSchranky": "PO",
                     *                   "platnostUdajeRos": "SPRAVNY"
                     *                 }
                     *               ],
                     *               "evidenceAgendy": [
                     *                 {
                     *                   "datumVznikuOpravneni": {
                     *                     "datum": "2009-10-05",
                     *                     "platnostUdajeRos": "SPRAVNY"
                     *                   },
                     *                   "agenda": "A999",
                     *                   "ovm": "99000113",
                     *                   "obchodniJmeno": {
                     *                     "hodnota": "Hanácká pec Olomouc s.r.o.",
                     *                     "platnostUdajeRos": "SPRAVNY"
                     *                   },
                     *                   "adresySidla": [
                     *                     {
                     *                       "kodStatu": "CZ",
                     *                       "nazevStatu": "Česká republika",
                     *                       "kodKraje": 124,
                     *                       "nazevKraje": "Olomoucký kraj",
                     *                       "kodOkresu": 3805,
                     *                       "nazevOkresu": "Olomouc",
                     *                       "kodObce": 500496,
                     *                       "nazevObce": "Olomouc",
                     *                       "kodUlice": 9900003,
                     *                       "nazevUlice": "Chlebová",
                     *                       "cisloDomovni": 348,
                     *                       "kodCastiObce": 990003,
                     *                       "cisloOrientacni": 6,
                     *                       "nazevCastiObce": "Hodolany",
                     *                       "kodAdresnihoMista": 99000003,
                     *                       "psc": 77900,
                     *                       "textovaAdresa": "Chlebová 348/6, Hodolany, 77900 Olomouc",
                     *                       "standardizaceAdresy": true,
                     *                       "typCisloDomovni": 1,
                     *                       "typAdresy": "SIDLO",
                     *                       "platnostUdajeRos": "SPRAVNY"
                     *                     }
                     *                   ]
                     *                 }
                     *               ],
                     *               "stavSubjektu": "AKTIVNI",
                     *               "statutarniOrgany": [
                     *                 {
                     *                   "osobaFyzicka": {
                     *                     "osobaRos": {
                     *                       "osobaTextem": "Břetislav Koudelka",
                     *                       "datumNarozeni": "1975-12-11"
                     *                     }
                     *                   },
                     *                   "platnostUdajeRos": "SPRAVNY"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": EkonomickeSubjektyRosSeznam;
                };
            };
            400: components["responses"]["InputError"];
            401: components["responses"]["AuthenticationError"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    vratEkonomickySubjektCeu: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID number of the subject.
                 * @example 97088137
                 */
                ico: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "icoId": "97088137",
                     *       "zaznamy": [
                     *         {
                     *           "ico": "97088137",
                     *           "obchodniJmeno": "Stavby Sezemín s.r.o.",
                     *           "sidlo": {
                     *             "kodStatu": "CZ",
                     *             "nazevStatu": "Česká republika",
                     *             "kodKraje": 132,
                     *             "nazevKraje": "Moravskoslezský kraj",
                     *             "kodOkresu": 3807,
                     *             "nazevOkresu": "Ostrava-město",
                     *             "kodObce": 554821,
                     *             "nazevObce": "Ostrava",
                     *             "kodMestskeCastiObvodu": 545911,
                     *             "nazevMestskeCastiObvodu": "Moravská Ostrava a Přívoz",
                     *             "kodUlice": 9900017,
                     *             "nazevUlice": "Lešenářská",
                     *             "cisloDomovni": 1190,
                     *             "kodCastiObce": 990017,
                     *             "cisloOrientacni": 33,
                     *             "nazevCastiObce": "Moravská Ostrava",
                     *             "kodAdresnihoMista": 99000017,
                     *             "psc": 70200,
                     *             "textovaAdresa": "Lešenářská 1190/33, Moravská Ostrava, 70200 Ostrava",
                     *             "standardizaceAdresy": true,
                     *             "typCisloDomovni": 1
                     *           },
                     *           "pravniForma": "112",
                     *           "datumVzniku": "1998-04-09",
                     *           "datumZaniku": "2010-12-30",
                     *           "datumAktualizace": "2010-12-31",
                     *           "typSubjektu": "P",
                     *           "adresy": [
                     *             {
                     *               "kodStatu": "CZ",
                     *               "kodObce": 554821,
                     *               "nazevObce": "Ostrava",
                     *               "nazevUlice": "Lešenářská",
                     *               "cisloDomovni": 1190,
                     *               "cisloOrientacni": 33,
                     *               "psc": 70200,
                     *               "textovaAdresa": "Lešenářská 1190/33, Moravská Ostrava, 70200 Ostrava",
                     *               "typAdresy": "SIDLO"
                     *             }
                     *           ],
                     *           "upadek": [
                     *             {
                     *               "podnet": "návrh věřitele",
                     *               "spisZn": "33 K 9901/2006",
                     *               "datum": "2006-05-15",
                     *               "detail": "Návrh na prohlášení konkursu byl doručen soudu.",
                     *               "akceUpadek": "NAVRH",
                     *               "typUpadek": "KONKURS",
                     *               "soudUpadek": "KSOS"
                     *             },
                     *             {
                     *               "podnet": "návrh věřitele",
                     *               "spisZn": "33 K 9901/2006",
                     *               "datum": "2006-09-21",
                     *               "detail": "Na majetek úpadce byl prohlášen konkurs.",
                     *               "usneseni": "33 K 9901/2006-48",
                     *               "akceUpadek": "PROHLASENI",
                     *               "typUpadek": "KONKURS",
                     *               "soudUpadek": "KSOS",
                     *               "spravceUpadku": {
                     *                 "jmenoPrijmeni": "JUDr. Zbyhněv Tesařík",
                     *                 "typAngazma": "SPRAVCE"
                     *               }
                     *             },
                     *             {
                     *               "spisZn": "33 K 9901/2006",
                     *               "datum": "2010-10-04",
                     *               "detail": "Konkurs byl zrušen po splnění rozvrhového usnesení.",
                     *               "usneseni": "33 K 9901/2006-211",
                     *               "akceUpadek": "ZRUSENI",
                     *               "typUpadek": "KONKURS",
                     *               "soudUpadek": "KSOS"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": EkonomickySubjektCeu;
                };
            };
            400: components["responses"]["InputError"];
            401: components["responses"]["AuthenticationError"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    vyhledejSeznamEkonomickychSubjektuCeu: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The filter. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "ico": [
                 *         "97089214"
                 *       ],
                 *       "start": 0,
                 *       "pocet": 10,
                 *       "razeni": [
                 *         "+icoId"
                 *       ]
                 *     }
                 */
                "application/json": EkonomickeSubjektyRegistraceFiltr;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pocetCelkem": 1,
                     *       "ekonomickeSubjekty": [
                     *         {
                     *           "icoId": "97089214",
                     *           "zaznamy": [
                     *             {
                     *               "ico": "97089214",
                     *               "obchodniJmeno": "Ostravské domy Lešenářská, v.o.s.",
                     *               "sidlo": {
                     *                 "kodStatu": "CZ",
                     *                 "nazevStatu": "Česká republika",
                     *                 "kodKraje": 132,
                     *                 "nazevKraje": "Moravskoslezský kraj",
                     *                 "kodOkresu": 3807,
                     *                 "nazevOkresu": "Ostrava-město",
                     *                 "kodObce": 554821,
                     *                 "nazevObce": "Ostrava",
                     *                 "kodMestskeCastiObvodu": 545911,
                     *                 "nazevMestskeCastiObvodu": "Moravská Ostrava a Přívoz",
                     *                 "kodUlice": 9900018,
                     *                 "nazevUlice": "Lešenářská",
                     *                 "cisloDomovni": 1194,
                     *                 "kodCastiObce": 990018,
                     *                 "cisloOrientacni": 37,
                     *                 "nazevCastiObce": "Moravská Ostrava",
                     *                 "kodAdresnihoMista": 99000018,
                     *                 "psc": 70200,
                     *                 "textovaAdresa": "Lešenářská 1194/37, Moravská Ostrava, 70200 Ostrava",
                     *                 "standardizaceAdresy": true,
                     *                 "typCisloDomovni": 1
                     *               },
                     *               "pravniForma": "111",
                     *               "datumVzniku": "1996-09-17",
                     *               "datumZaniku": "2009-05-29",
                     *               "datumAktualizace": "2009-06-30",
                     *               "typSubjektu": "P",
                     *               "adresy": [
                     *                 {
                     *                   "kodStatu": "CZ",
                     *                   "kodObce": 554821,
                     *                   "nazevObce": "Ostrava",
                     *                   "nazevUlice": "Lešenářská",
                     *                   "cisloDomovni": 1194,
                     *                   "cisloOrientacni": 37,
                     *                   "psc": 70200,
                     *                   "textovaAdresa": "Lešenářská 1194/37, Moravská Ostrava, 70200 Ostrava",
                     *                   "typAdresy": "SIDLO"
                     *                 }
                     *               ],
                     *               "upadek": [
                     *                 {
                     *                   "podnet": "návrh dlužníka",
                     *                   "spisZn": "27 K 9917/2005",
                     *                   "datum": "2005-11-08",
                     *                   "detail": "Na majetek úpadce byl prohlášen konkurs.",
                     *                   "usneseni": "27 K 9917/2005-31",
                     *                   "akceUpadek": "PROHLASENI",
                     *                   "typUpadek": "KONKURS",
                     *                   "soudUpadek": "KSOS",
                     *                   "spravceUpadku": {
                     *                     "jmenoPrijmeni": "Ing. Svatava Kolářská",
                     *                     "typAngazma": "SPRAVCE"
                     *                   }
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": EkonomickeSubjektyCeuSeznam;
                };
            };
            400: components["responses"]["InputError"];
            401: components["responses"]["AuthenticationError"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    vyhledejCiselnik: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The filter. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "kodCiselniku": "PravniForma",
                 *       "zdrojCiselniku": "res",
                 *       "start": 0,
                 *       "pocet": 10
                 *     }
                 */
                "application/json": CiselnikyZakladniFiltr;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pocetCelkem": 1,
                     *       "ciselniky": [
                     *         {
                     *           "kodCiselniku": "PravniForma",
                     *           "nazevCiselniku": "Právní forma",
                     *           "zdrojCiselniku": "res",
                     *           "polozkyCiselniku": [
                     *             {
                     *               "kod": "101",
                     *               "nazev": [
                     *                 {
                     *                   "kodJazyka": "cs",
                     *                   "nazev": "Fyzická osoba podnikající dle živnostenského zákona"
                     *                 },
                     *                 {
                     *                   "kodJazyka": "en",
                     *                   "nazev": "Natural person carrying on a trade"
                     *                 }
                     *               ],
                     *               "platnostOd": "2013-01-01"
                     *             },
                     *             {
                     *               "kod": "111",
                     *               "nazev": [
                     *                 {
                     *                   "kodJazyka": "cs",
                     *                   "nazev": "Veřejná obchodní společnost"
                     *                 },
                     *                 {
                     *                   "kodJazyka": "en",
                     *                   "nazev": "General partnership"
                     *                 }
                     *               ],
                     *               "platnostOd": "2013-01-01"
                     *             },
                     *             {
                     *               "kod": "112",
                     *               "nazev": [
                     *                 {
                     *                   "kodJazyka": "cs",
                     *                   "nazev": "Společnost s ručením omezeným"
                     *                 },
                     *                 {
                     *                   "kodJazyka": "en",
                     *                   "nazev": "Limited liability company"
                     *                 }
                     *               ],
                     *               "platnostOd": "2013-01-01"
                     *             },
                     *             {
                     *               "kod": "121",
                     *               "nazev": [
                     *                 {
                     *                   "kodJazyka": "cs",
                     *                   "nazev": "Akciová společnost"
                     *                 },
                     *                 {
                     *                   "kodJazyka": "en",
                     *                   "nazev": "Joint-stock company"
                     *                 }
                     *               ],
                     *               "platnostOd": "2013-01-01"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": CiselnikyNazevnikSeznam;
                };
            };
            400: components["responses"]["InputError"];
            401: components["responses"]["AuthenticationError"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    vyhledejStandardizovaneAdresy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The filter. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "start": 0,
                 *       "pocet": 10,
                 *       "textovaAdresa": "Křemíková 1512/15, Brno",
                 *       "typStandardizaceAdresy": "UPLNA_STANDARDIZACE"
                 *     }
                 */
                "application/json": StandardizovanaAdresaFiltr;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pocetCelkem": 1,
                     *       "standardizovaneAdresy": [
                     *         {
                     *           "cisloDomovni": 1512,
                     *           "cisloOrientacni": 15,
                     *           "kodAdresnihoMista": 99000001,
                     *           "kodCastiObce": 990001,
                     *           "kodKraje": 116,
                     *           "kodMestskeCastiObvodu": 550973,
                     *           "kodObce": 582786,
                     *           "kodOkresu": 3702,
                     *           "kodStavebnihoObjektu": 99500001,
                     *           "kodUlice": 9900001,
                     *           "nazevCastiObce": "Veveří",
                     *           "nazevKraje": "Jihomoravský kraj",
                     *           "nazevMestskeCastiObvodu": "Brno-střed",
                     *           "nazevObce": "Brno",
                     *           "nazevOkresu": "Brno-město",
                     *           "nazevUlice": "Křemíková",
                     *           "psc": 60200,
                     *           "textovaAdresa": "Křemíková 1512/15, Veveří, 60200 Brno",
                     *           "typCisloDomovni": 1
                     *         }
                     *       ],
                     *       "stavStandardizace": "UPLNA",
                     *       "request": {
                     *         "start": 0,
                     *         "pocet": 10,
                     *         "textovaAdresa": "Křemíková 1512/15, Brno",
                     *         "typStandardizaceAdresy": "UPLNA_STANDARDIZACE"
                     *       }
                     *     }
                     */
                    "application/json": StandardizovaneAdresySeznam;
                };
            };
            400: components["responses"]["InputError"];
            401: components["responses"]["AuthenticationError"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    vyhledejSeznamNotifikacnichDavek: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The filter. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "datovyZdroj": "res"
                 *     }
                 */
                "application/json": EkonomickeSubjektyNotifikaceFiltr;
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "notifikacniDavky": [
                     *         {
                     *           "cisloDavky": 679,
                     *           "datovyZdroj": "res",
                     *           "datumUvolneniDavky": "2026-07-24",
                     *           "pocetZmen": 7
                     *         },
                     *         {
                     *           "cisloDavky": 680,
                     *           "datovyZdroj": "res",
                     *           "datumUvolneniDavky": "2026-07-25",
                     *           "pocetZmen": 4
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": SeznamNotifikacnichDavek;
                };
            };
            400: components["responses"]["InputError"];
            401: components["responses"]["AuthenticationError"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
    vratNotifikacniDavku: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Code of the data source.
                 * @example res
                 */
                datovyZdroj: "ares" | "vr" | "res" | "ros" | "rzp" | "nrpzs" | "rcns" | "rpsh" | "rs" | "szr" | (string & {});
                /**
                 * @description Number of the batch; grows by one per source.
                 * @example 680
                 */
                cisloDavky: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cisloDavky": 680,
                     *       "datovyZdroj": "res",
                     *       "datumUvolneniDavky": "2026-07-25",
                     *       "pocetZmen": 4,
                     *       "seznamNotifikaci": [
                     *         {
                     *           "typZmeny": "UPD",
                     *           "icoId": "91002109"
                     *         },
                     *         {
                     *           "typZmeny": "UPD",
                     *           "icoId": "91013275"
                     *         },
                     *         {
                     *           "typZmeny": "INS",
                     *           "icoId": "96078294"
                     *         },
                     *         {
                     *           "typZmeny": "DEL",
                     *           "icoId": "ARES_90000007"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": NotifikacniDavkaZaznam;
                };
            };
            400: components["responses"]["InputError"];
            401: components["responses"]["AuthenticationError"];
            403: components["responses"]["AccessDenied"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["UnexpectedError"];
        };
    };
}
export const kodChybyEnumValues: readonly KodChybyEnum[] = ["OBECNA_CHYBA", "CHYBA_VSTUPU", "NENALEZENO", "NENI_IMPLEMENTOVANO", "NEPRIHLASENY_UZIVATEL", "NENI_OPRAVNENI"];
/** What is known of the code list TypZdroje; others may come. */
export type TypZdroje = "ros" | "vr" | "res" | "rzp" | (string & {});
/** What is known of the code list StavZdroje; others may come. */
export type StavZdroje = "AKTIVNI" | "BUDOUCI" | "HISTORICKY" | "LOGICKY_SMAZANY" | "NEEXISTUJICI" | "POZASTAVENY" | "ZANIKLY" | (string & {});
/** What is known of the code list SubRegistrSzr; others may come. */
export type SubRegistrSzr = "szr" | "ezp" | (string & {});
/** What is known of the code list TypZdrojeAres; others may come. */
export type TypZdrojeAres = "ares" | "vr" | "res" | "ros" | "rzp" | "nrpzs" | "rcns" | "rpsh" | "rs" | "szr" | "com" | "ufo" | "ruian" | (string & {});
/** What is known of the code list StavStandardizaceAdresy; others may come. */
export type StavStandardizaceAdresy = "UPLNA" | "CASTECNA_OBEC" | "NEUSPESNA" | (string & {});
/** What is known of the code list TypStandardizaceAdresy; others may come. */
export type TypStandardizaceAdresy = "UPLNA_STANDARDIZACE" | "VYHOVUJICI_ADRESY" | (string & {});
/** What is known of the code list TypZmenyAres; others may come. */
export type TypZmenyAres = "INS" | "UPD" | "DEL" | (string & {});
