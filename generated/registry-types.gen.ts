// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

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
/**
 * @description Address, structured by the codes of RUIAN or given as text.
 *
 *     Česky: Adresa členěná podle kódů RÚIAN, nebo zapsaná jen textem.
 */
export type Adresa = {
    /**
     * @description Country code in two letters, e.g. CZ. Code list Stat.
     *
     *     Česky: Dvoupísmenný kód státu, např. CZ.
     */
    kodStatu?: string;
    /**
     * @description Country name in Czech. At most 32 characters.
     *
     *     Česky: Český název státu.
     */
    nazevStatu?: string;
    /**
     * @description Code of the region (kraj). 0 to 999.
     *
     *     Česky: Kód kraje.
     */
    kodKraje?: number;
    /**
     * @description Name of the region. At most 32 characters.
     *
     *     Česky: Název kraje.
     */
    nazevKraje?: string;
    /**
     * Format: int32
     * @description Code of the district (okres); usually absent for Prague. 0 to 9999.
     *
     *     Česky: Kód okresu; u Prahy obvykle chybí.
     */
    kodOkresu?: number;
    /**
     * @description Name of the district. At most 32 characters.
     *
     *     Česky: Název okresu.
     */
    nazevOkresu?: string;
    /**
     * Format: int32
     * @description Code of the municipality. 0 to 999999.
     *
     *     Česky: Kód obce.
     */
    kodObce?: number;
    /**
     * @description Name of the municipality. At most 48 characters.
     *
     *     Česky: Název obce.
     */
    nazevObce?: string;
    /**
     * @description Code of the administrative district of Prague. 0 to 999.
     *
     *     Česky: Kód správního obvodu Prahy.
     */
    kodSpravnihoObvodu?: number;
    /**
     * @description Name of the administrative district of Prague. At most 32 characters.
     *
     *     Česky: Název správního obvodu Prahy.
     */
    nazevSpravnihoObvodu?: string;
    /**
     * @description Code of the Prague city district (Praha 1 to 10). 0 to 999.
     *
     *     Česky: Kód městského obvodu Prahy (Praha 1 až 10).
     */
    kodMestskehoObvodu?: number;
    /**
     * @description Name of the Prague city district (Praha 1 to 10). At most 32 characters.
     *
     *     Česky: Název městského obvodu Prahy (Praha 1 až 10).
     */
    nazevMestskehoObvodu?: string;
    /**
     * Format: int32
     * @description Code of the borough inside a statutory city. 0 to 999999.
     *
     *     Česky: Kód městské části nebo městského obvodu statutárního města.
     */
    kodMestskeCastiObvodu?: number;
    /**
     * Format: int32
     * @description Code of the street or other public space. 0 to 9999999.
     *
     *     Česky: Kód ulice nebo jiného veřejného prostranství.
     */
    kodUlice?: number;
    /**
     * @description Name of the borough inside a statutory city. At most 48 characters.
     *
     *     Česky: Název městské části nebo městského obvodu statutárního města.
     */
    nazevMestskeCastiObvodu?: string;
    /**
     * @description Street name; foreign addresses can exceed the declared length. At most 48 characters.
     *
     *     Česky: Název ulice; u adres v cizině může být delší, než udává rozhraní.
     */
    nazevUlice?: string;
    /**
     * @description House number, either descriptive or registration number. At most 9999.
     *
     *     Česky: Číslo domovní, tedy popisné, nebo evidenční.
     */
    cisloDomovni?: number;
    /**
     * @description Extra description that completes the address. At most 1500 characters.
     *
     *     Česky: Doplňující popis adresy.
     */
    doplnekAdresy?: string;
    /**
     * Format: int32
     * @description Code of the part of the municipality. 0 to 999999.
     *
     *     Česky: Kód části obce.
     */
    kodCastiObce?: number;
    /**
     * @description Digits of the orientation number. At most 999.
     *
     *     Česky: Číselná část orientačního čísla.
     */
    cisloOrientacni?: number;
    /**
     * @description Letter after the orientation number. At most 1 character.
     *
     *     Česky: Písmeno za orientačním číslem.
     */
    cisloOrientacniPismeno?: string;
    /**
     * @description Name of the part of the municipality. At most 48 characters.
     *
     *     Česky: Název části obce.
     */
    nazevCastiObce?: string;
    /**
     * @description Code of the address point in RUIAN. 0 to 999999999.
     *
     *     Česky: Kód adresního místa v RÚIAN.
     */
    kodAdresnihoMista?: number;
    /**
     * @description Postal code as a number: leading zeros are lost; foreign codes are in pscTxt.
     *
     *     Česky: Poštovní směrovací číslo jako celé číslo: úvodní nuly se ztrácejí, zahraniční kódy jsou v pscTxt.
     */
    psc?: number;
    /**
     * @description Whole address in one line of text. At most 1500 characters.
     *
     *     Česky: Celá adresa v jednom řádku textu.
     */
    textovaAdresa?: string;
    /**
     * @description House or other number kept as plain text. At most 255 characters.
     *
     *     Česky: Číslo domu nebo jiné číslo, vedené jen jako text.
     */
    cisloDoAdresy?: string;
    /**
     * @description Whether the address was matched to RUIAN.
     *
     *     Česky: Zda se adresu podařilo ztotožnit s RÚIAN.
     */
    standardizaceAdresy?: boolean;
    /**
     * @description Postal code as text, for foreign and unusual addresses. At most 255 characters.
     *
     *     Česky: Poštovní směrovací číslo jako text, pro zahraniční a neobvyklé adresy.
     */
    pscTxt?: string;
    /**
     * @description Code telling descriptive from registration house numbers; older records sent text. At most 9999. Code list TypCislaDomovniho.
     *
     *     Česky: Kód, který rozlišuje číslo popisné a evidenční; ve starších záznamech byl textem.
     */
    typCisloDomovni?: number;
};
/**
 * @description Natural person engaged in a subject.
 *
 *     Česky: Fyzická osoba angažovaná v subjektu.
 */
export type AngazovanaOsoba = {
    /**
     * @description Given name or names. At most 100 characters.
     *
     *     Česky: Jméno, popřípadě jména.
     */
    jmeno?: string;
    /**
     * @description Family name of the person. At most 100 characters.
     *
     *     Česky: Příjmení osoby.
     */
    prijmeni?: string;
    /**
     * @description Academic titles written before the name. At most 32 characters.
     *
     *     Česky: Akademické tituly psané před jménem.
     */
    titulPredJmenem?: string;
    /**
     * @description Academic titles written after the name. At most 32 characters.
     *
     *     Česky: Akademické tituly psané za jménem.
     */
    titulZaJmenem?: string;
    /**
     * Format: date
     * @description Date of birth; personal data. ISO 8601 calendar date.
     *
     *     Česky: Datum narození; osobní údaj.
     */
    datumNarozeni?: string;
};
/**
 * @description Common part of an economic subject.
 *
 *     Česky: Společné údaje o ekonomickém subjektu.
 */
export type EkonomickySubjektZaklad = {
    /**
     * @description Identification number (ICO) of the subject; keep leading zeros. `^\d{8}$`.
     *
     *     Česky: Identifikační číslo osoby (IČO); včetně úvodních nul.
     */
    ico?: string;
    /**
     * @description Business name, or the personal name of an entrepreneur. 1 to 2000 characters.
     *
     *     Česky: Obchodní jméno nebo název, u podnikající fyzické osoby také jméno a příjmení.
     */
    obchodniJmeno?: string;
    /**
     * @description Registered seat; can be incomplete or absent.
     *
     *     Česky: Sídlo; může být neúplné nebo chybět.
     */
    sidlo?: Adresa;
    /**
     * @description Legal form code, e.g. 112 for a limited company. `^\d{3}$`. Code list PravniForma (res, com).
     *
     *     Česky: Kód právní formy, např. 112 pro společnost s ručením omezeným.
     */
    pravniForma?: string;
    /**
     * @description Legal form code as used by the basic register ROS. `^\d{3}$`. Code list PravniFormaRos (ros).
     *
     *     Česky: Kód právní formy, jak ji vede registr osob (ROS).
     */
    pravniFormaRos?: string;
    /**
     * @description Code of the locally competent tax office. `^\d{3}$`. Code list FinancniUrad (ufo).
     *
     *     Česky: Kód místně příslušného finančního úřadu.
     */
    financniUrad?: string;
    /**
     * Format: date
     * @description Date the subject came into being; sometimes absent. ISO 8601 calendar date.
     *
     *     Česky: Datum vzniku subjektu; někdy chybí.
     */
    datumVzniku?: string;
    /**
     * Format: date
     * @description Date the subject ceased to exist. ISO 8601 calendar date.
     *
     *     Česky: Datum zániku subjektu.
     */
    datumZaniku?: string;
    /**
     * Format: date
     * @description Date the record was last updated. ISO 8601 calendar date.
     *
     *     Česky: Datum poslední aktualizace záznamu.
     */
    datumAktualizace?: string;
    /**
     * @description Tax number, CZ followed by digits: no proof of VAT registration, may contain a birth number.
     *
     *     Česky: Daňové identifikační číslo, CZ a číslice: není dokladem o registraci k DPH a může obsahovat rodné číslo.
     */
    dic?: string;
};
/**
 * @description Delivery address in up to three lines.
 *
 *     Česky: Doručovací adresa o nejvýše třech řádcích.
 */
export type AdresaDorucovaci = {
    /**
     * @description First line of the delivery address. At most 255 characters.
     *
     *     Česky: První řádek doručovací adresy.
     */
    radekAdresy1?: string;
    /**
     * @description Second line of the delivery address. At most 255 characters.
     *
     *     Česky: Druhý řádek doručovací adresy.
     */
    radekAdresy2?: string;
    /**
     * @description Third line of the delivery address. At most 255 characters.
     *
     *     Česky: Třetí řádek doručovací adresy.
     */
    radekAdresy3?: string;
};
/**
 * @description Common part of a page of results.
 *
 *     Česky: Společné údaje o jedné stránce výsledků.
 */
export type Seznam = {
    /**
     * Format: int32
     * @description Number of all matches, not only of those on this page. At least 0.
     *
     *     Česky: Počet všech nalezených položek, nejen těch na této stránce.
     */
    pocetCelkem?: number;
};
/**
 * @description Common part of filters: paging and sorting.
 *
 *     Česky: Společná část filtrů: stránkování a řazení.
 */
export type StrankovaniARazeni = {
    /**
     * Format: int32
     * @description Offset of the first wanted item, counted from zero. At least 0.
     *
     *     Česky: Pořadí první požadované položky, počítáno od nuly.
     */
    start?: number | undefined;
    /**
     * Format: int32
     * @description Number of items wanted on this page; the default is undocumented. At least 0.
     *
     *     Česky: Požadovaný počet položek na stránce; výchozí hodnotu rozhraní neuvádí.
     */
    pocet?: number | undefined;
    /**
     * @description Sort keys such as icoId, obchodniJmeno, nazevObce; prefix + or - sets direction.
     *
     *     Česky: Klíče řazení, např. icoId, obchodniJmeno, nazevObce; předpona + nebo - určuje směr.
     */
    razeni?: readonly ("icoId" | "+icoId" | "-icoId" | "obchodniJmeno" | "+obchodniJmeno" | "-obchodniJmeno" | "nazevObce" | "+nazevObce" | "-nazevObce" | (string & {}))[] | undefined;
};
/**
 * @description Error answer of the service.
 *
 *     Česky: Chybová odpověď služby.
 */
export type Chyba = {
    /**
     * @description Main error code.
     *
     *     Česky: Hlavní kód chyby.
     */
    kod?: KodChybyEnum;
    /**
     * @description Czech error text; several messages are joined by a vertical bar.
     *
     *     Česky: Český text chyby; více zpráv je spojeno svislou čarou.
     */
    popis?: string;
    /**
     * @description Detailed error code, e.g. VYSTUP_SUBJEKT_NENALEZEN; can be absent.
     *
     *     Česky: Podrobnější kód chyby, např. VYSTUP_SUBJEKT_NENALEZEN; může chybět.
     */
    subKod?: string;
};
/**
 * @description Set of errors; no operation returns it.
 *
 *     Česky: Více chyb najednou; žádná operace takto neodpovídá.
 */
export type Chyby = {
    /**
     * @description The single errors.
     *
     *     Česky: Jednotlivé chyby.
     */
    chyby?: Chyba[];
};
/**
 * @description Seat with its period of validity.
 *
 *     Česky: Sídlo a doba jeho platnosti.
 */
export type AdresaAres = {
    /**
     * @description Address of the seat.
     *
     *     Česky: Adresa sídla.
     */
    sidlo?: Adresa;
    /**
     * @description Whether this is the main seat of the listed ones.
     *
     *     Česky: Zda je toto sídlo hlavním z uvedených.
     */
    primarniZaznam?: boolean;
    /**
     * Format: date
     * @description Start of validity of the seat. ISO 8601 calendar date.
     *
     *     Česky: Začátek platnosti sídla.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of validity of the seat. ISO 8601 calendar date.
     *
     *     Česky: Konec platnosti sídla.
     */
    platnostDo?: string;
};
/**
 * @description Name, seat and legal form as held by one source.
 *
 *     Česky: Jméno, sídlo a právní forma, jak je vede jeden zdroj.
 */
export type EkonomickySubjektDalsiUdaje = {
    /**
     * @description Names in the source, with their periods of validity.
     *
     *     Česky: Jména ve zdroji a doby jejich platnosti.
     */
    obchodniJmeno?: ObchodniJmenoAres[];
    /**
     * @description Seats in the source, with their periods of validity.
     *
     *     Česky: Sídla ve zdroji a doby jejich platnosti.
     */
    sidlo?: AdresaAres[];
    /**
     * @description Legal form code in the source; absent for ros. `^\d{3}$`. Code list PravniForma (res, com).
     *
     *     Česky: Kód právní formy ve zdroji; u zdroje ros chybí.
     */
    pravniForma?: string;
    /**
     * @description Legal form code by ROS. `^\d{3}$`. Code list PravniFormaRos (res).
     *
     *     Česky: Kód právní formy podle ROS.
     */
    pravniFormaRos?: string;
    /**
     * @description Current court file mark, e.g. B 1581/MSPH; only from vr. At most 32 characters.
     *
     *     Česky: Současná spisová značka u soudu, např. B 1581/MSPH; uvádí ji jen zdroj vr.
     */
    spisovaZnacka?: string;
    /**
     * @description Code of the source that holds this data, e.g. res. At most 30 characters. Code list TypZdroje (com).
     *
     *     Česky: Kód zdroje, který tyto údaje vede, např. res.
     */
    datovyZdroj?: TypZdroje;
};
/**
 * @description Business name with its period of validity.
 *
 *     Česky: Obchodní jméno a doba jeho platnosti.
 */
export type ObchodniJmenoAres = {
    /**
     * Format: date
     * @description Start of validity of the name. ISO 8601 calendar date.
     *
     *     Česky: Začátek platnosti jména.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of validity of the name. ISO 8601 calendar date.
     *
     *     Česky: Konec platnosti jména.
     */
    platnostDo?: string;
    /**
     * @description The business name itself. 1 to 2000 characters.
     *
     *     Česky: Samotné obchodní jméno.
     */
    obchodniJmeno?: string;
    /**
     * @description Whether this is the main name of the listed ones.
     *
     *     Česky: Zda je toto jméno hlavním z uvedených.
     */
    primarniZaznam?: boolean;
};
/**
 * @description Filter of the combined search.
 *
 *     Česky: Filtr vyhledávání v kombinovaném záznamu.
 */
export type EkonomickeSubjektyKomplexFiltr = EkonomickeSubjektyZakladFiltr & {
    /**
     * @description Wanted legal form codes by ROS. Each `^\d{3}$`. Code list PravniFormaRos (ros).
     *
     *     Česky: Hledané kódy právní formy podle ROS.
     */
    pravniFormaRos?: readonly string[] | undefined;
    /**
     * @description Wanted CZ-NACE 2025 activity codes. Each 1 to 5 characters. Code list CzNace (res).
     *
     *     Česky: Hledané kódy činností CZ-NACE 2025.
     */
    czNace?: readonly string[] | undefined;
};
/**
 * @description State of the subject in every source register, e.g. AKTIVNI or NEEXISTUJICI.
 *
 *     Česky: Stav subjektu v každém ze zdrojových registrů, např. AKTIVNI nebo NEEXISTUJICI.
 */
export type SeznamRegistraci = {
    /**
     * @description State in the basic register of persons (ROS). 1 to 64 characters. Code list StavZdroje (com).
     *
     *     Česky: Stav v registru osob (ROS).
     */
    stavZdrojeRos?: StavZdroje;
    /**
     * @description State in the public registers (VR). 1 to 64 characters. Code list StavZdroje (com).
     *
     *     Česky: Stav ve veřejných rejstřících (VR).
     */
    stavZdrojeVr?: StavZdroje;
    /**
     * @description State in the statistical register of economic subjects (RES). 1 to 64 characters. Code list StavZdroje (com).
     *
     *     Česky: Stav v registru ekonomických subjektů (RES), který vede statistický úřad.
     */
    stavZdrojeRes?: StavZdroje;
    /**
     * @description State in the trade-licence register (RZP). 1 to 64 characters. Code list StavZdroje (com).
     *
     *     Česky: Stav v registru živnostenského podnikání (RŽP).
     */
    stavZdrojeRzp?: StavZdroje;
    /**
     * @description State in the national register of health-service providers (NRPZS). 1 to 64 characters. Code list StavZdroje (com).
     *
     *     Česky: Stav v Národním registru poskytovatelů zdravotních služeb (NRPZS).
     */
    stavZdrojeNrpzs?: StavZdroje;
    /**
     * @description State in the register of political parties and movements (RPSH). 1 to 64 characters. Code list StavZdroje (com).
     *
     *     Česky: Stav v rejstříku politických stran a hnutí (RPSH).
     */
    stavZdrojeRpsh?: StavZdroje;
    /**
     * @description State in the register of churches and religious societies (RCNS). 1 to 64 characters. Code list StavZdroje (com).
     *
     *     Česky: Stav v rejstříku církví a náboženských společností (RCNS).
     */
    stavZdrojeRcns?: StavZdroje;
    /**
     * @description State in the common agricultural register (SZR). 1 to 64 characters. Code list StavZdroje (com).
     *
     *     Česky: Stav ve Společném zemědělském registru (SZR).
     */
    stavZdrojeSzr?: StavZdroje;
    /**
     * @description State in the VAT register; AKTIVNI also for identified persons. 1 to 64 characters. Code list StavZdroje (com).
     *
     *     Česky: Stav v registru DPH; AKTIVNI i u identifikovaných osob.
     */
    stavZdrojeDph?: StavZdroje;
    /**
     * @description State in the register of VAT groups. 1 to 64 characters. Code list StavZdroje (com).
     *
     *     Česky: Stav v registru skupin DPH.
     */
    stavZdrojeSkDph?: StavZdroje;
    /**
     * @description State in the register of excise-duty payers. 1 to 64 characters. Code list StavZdroje (com).
     *
     *     Česky: Stav v registru plátců spotřební daně.
     */
    stavZdrojeSd?: StavZdroje;
    /**
     * @description State in the insolvency register. 1 to 64 characters. Code list StavZdroje (com).
     *
     *     Česky: Stav v insolvenčním rejstříku.
     */
    stavZdrojeIr?: StavZdroje;
    /**
     * @description State in the central register of bankrupt persons (CEU). 1 to 64 characters. Code list StavZdroje (com).
     *
     *     Česky: Stav v Centrální evidenci úpadců (CEÚ).
     */
    stavZdrojeCeu?: StavZdroje;
    /**
     * @description State in the register of schools (RS). 1 to 64 characters. Code list StavZdroje (com).
     *
     *     Česky: Stav v rejstříku škol a školských zařízení (RŠ).
     */
    stavZdrojeRs?: StavZdroje;
    /**
     * @description State in the register of subsidies (ReD). 1 to 64 characters. Code list StavZdroje (com).
     *
     *     Česky: Stav v registru dotací (ReD).
     */
    stavZdrojeRed?: StavZdroje;
    /**
     * @description State in Monitor, the public-finance portal of the State Treasury. 1 to 64 characters. Code list StavZdroje (com).
     *
     *     Česky: Stav v Monitoru, informačním portálu Státní pokladny o veřejných financích.
     */
    stavZdrojeMonitor?: StavZdroje;
};
/**
 * @description Page of a combined search.
 *
 *     Česky: Stránka výsledků vyhledávání v kombinovaném záznamu.
 */
export type EkonomickeSubjektySeznam = Seznam & {
    /**
     * @description Subjects on this page, shaped like the combined detail.
     *
     *     Česky: Subjekty na této stránce, ve tvaru kombinovaného záznamu.
     */
    ekonomickeSubjekty?: EkonomickySubjekt[];
};
/**
 * @description Combined record of a subject, put together from all sources.
 *
 *     Česky: Kombinovaný záznam subjektu, sestavený ze všech zdrojů.
 */
export type EkonomickySubjekt = EkonomickySubjektZaklad & {
    /**
     * @description Identification number, or an internal identifier with prefix where none exists. `^(ARES_)?\d{8}$`.
     *
     *     Česky: Identifikační číslo, a kde není přiděleno, vnitřní identifikátor s předponou.
     */
    icoId?: string;
    /**
     * @description Delivery address of the seat.
     *
     *     Česky: Doručovací adresa sídla.
     */
    adresaDorucovaci?: AdresaDorucovaci;
    /**
     * @description CZ-NACE 2008 activity codes, in no meaningful order. Each 1 to 5 characters. Code list CzNace2008 (res).
     *
     *     Česky: Kódy činností CZ-NACE 2008; jejich pořadí nic neznamená.
     */
    czNace2008?: string[];
    /**
     * @description States of the subject in the single sources.
     *
     *     Česky: Stavy subjektu v jednotlivých zdrojích.
     */
    seznamRegistraci?: SeznamRegistraci;
    /**
     * @description Code of the source behind the main data, e.g. ros. At most 30 characters.
     *
     *     Česky: Kód zdroje hlavních údajů, např. ros.
     */
    primarniZdroj?: "ros" | "vr" | "res" | "rzp" | "szr" | (string & {});
    /**
     * @description The same basic facts as each single source holds them.
     *
     *     Česky: Tytéž základní údaje, jak je vedou jednotlivé zdroje.
     */
    dalsiUdaje?: EkonomickySubjektDalsiUdaje[];
    /**
     * @description CZ-NACE 2025 codes; before interface 1.3.0 these were the 2008 codes. Each 1 to 5 characters. Code list CzNace (res).
     *
     *     Česky: Kódy CZ-NACE 2025; před rozhraním 1.3.0 to byly kódy z roku 2008.
     */
    czNace?: string[];
    /**
     * @description Sub-register code of SZR; present even without an SZR registration. Code list SubRegistrSzr (com).
     *
     *     Česky: Kód podregistru SZR; je uveden i u subjektu, který v SZR není.
     */
    subRegistrSzr?: SubRegistrSzr;
    /**
     * @description Tax number of the VAT group, CZ followed by digits; the literal N/A can occur.
     *
     *     Česky: Daňové identifikační číslo skupiny DPH, CZ a číslice; může se objevit i text N/A.
     */
    dicSkDph?: string;
};
/**
 * @description Shareholder entry, usually of a sole shareholder.
 *
 *     Česky: Zápis akcionáře, obvykle jediného.
 */
export type AkcionarVr = OrganVr & {
    /**
     * @description Code of the shareholder type. 1 to 64 characters. Code list TypAkcionare (vr).
     *
     *     Česky: Kód druhu akcionáře.
     */
    typAkcionare?: string;
};
/**
 * @description Engagement of a natural person in a VR record.
 *
 *     Česky: Angažmá fyzické osoby v záznamu VR.
 */
export type AngazmaFyzickaOsobaVr = DatumZapisuVymazuUdajeVr & {
    /**
     * @description Membership and function; can be an empty object.
     *
     *     Česky: Členství a funkce; může být prázdným objektem.
     */
    clenstvi?: AngazmaClenstviVr;
    /**
     * @description The engaged natural person.
     *
     *     Česky: Angažovaná fyzická osoba.
     */
    fyzickaOsoba?: FyzickaOsobaVr;
    /**
     * @description Name of the role as shown in the register. At most 255 characters.
     *
     *     Česky: Název angažmá, jak jej uvádí rejstřík.
     */
    nazevAngazma?: string;
    /**
     * @description Code of the role. 1 to 64 characters. Code list TypAngazma (vr).
     *
     *     Česky: Kód druhu angažmá.
     */
    typAngazma?: string;
};
/**
 * @description Engagement of a natural or legal person in a VR record.
 *
 *     Česky: Angažmá fyzické nebo právnické osoby v záznamu VR.
 */
export type AngazmaOsobaVr = DatumZapisuVymazuUdajeVr & {
    /**
     * @description Text shown instead of data hidden from the public.
     *
     *     Česky: Text uvedený místo údajů, které nejsou veřejné.
     */
    skrytyUdaj?: ObecnyTextVr;
    /**
     * @description Code of the role, e.g. STATUTARNI_ORGAN_CLEN. 1 to 64 characters. Code list TypAngazma (vr).
     *
     *     Česky: Kód druhu angažmá, např. STATUTARNI_ORGAN_CLEN.
     */
    typAngazma?: string;
    /**
     * @description Membership and function; can be an empty object.
     *
     *     Česky: Členství a funkce; může být prázdným objektem.
     */
    clenstvi?: AngazmaClenstviVr;
    /**
     * @description Name of the role as shown in the register. At most 255 characters.
     *
     *     Česky: Název angažmá, jak jej uvádí rejstřík.
     */
    nazevAngazma?: string;
    /**
     * @description The engaged person, if a legal person.
     *
     *     Česky: Angažovaná osoba, je-li právnickou osobou.
     */
    pravnickaOsoba?: PravnickaOsobaVr;
    /**
     * @description The engaged person, if a natural person.
     *
     *     Česky: Angažovaná osoba, je-li fyzickou osobou.
     */
    fyzickaOsoba?: FyzickaOsobaVr;
};
/**
 * @description Page of a VR search.
 *
 *     Česky: Stránka výsledků vyhledávání ve VR.
 */
export type EkonomickeSubjektyVrSeznam = Seznam & {
    /**
     * @description Subjects on this page.
     *
     *     Česky: Subjekty na této stránce.
     */
    ekonomickeSubjekty?: EkonomickySubjektVr[];
};
/**
 * @description Subject in the public registers (VR), e.g. the commercial register.
 *
 *     Česky: Subjekt ve veřejných rejstřících (VR), např. v obchodním rejstříku.
 */
export type EkonomickySubjektVr = {
    /**
     * @description Identification number, or an internal identifier with prefix where none exists. `^(ARES_)?\d{8}$`.
     *
     *     Česky: Identifikační číslo, a kde není přiděleno, vnitřní identifikátor s předponou.
     */
    icoId?: string;
    /**
     * @description VR records of the subject.
     *
     *     Česky: Záznamy subjektu ve VR.
     */
    zaznamy?: ZaznamVr[];
};
/**
 * @description Insolvency proceedings entered in VR.
 *
 *     Česky: Insolvenční řízení zapsané ve VR.
 */
export type InsolvencniRizeniVr = DatumZapisuVymazuUdajeVr & {
    /**
     * @description Insolvency administrators in the proceedings.
     *
     *     Česky: Insolvenční správci v řízení.
     */
    spravce?: AngazmaOsobaVr[];
    /**
     * @description Entries made in the proceedings.
     *
     *     Česky: Jednotlivé zápisy v řízení.
     */
    insolvencniZapis?: InsolvencniZapisVr[];
};
/**
 * @description Bankruptcy (konkurs) under the former law, entered in VR.
 *
 *     Česky: Konkurs podle dřívějšího zákona, zapsaný ve VR.
 */
export type KonkursVr = DatumZapisuVymazuUdajeVr & {
    /**
     * @description Bankruptcy trustees in the case.
     *
     *     Česky: Správci konkursní podstaty.
     */
    spravce?: AngazmaOsobaVr[];
    /**
     * @description Code of the bankruptcy type. At most 50 characters. Code list TypKonkursu.
     *
     *     Česky: Kód druhu konkursu.
     */
    typKonkursu?: string;
    /**
     * Format: date
     * @description Date of the court decision on the bankruptcy. ISO 8601 calendar date.
     *
     *     Česky: Datum rozhodnutí soudu o konkursu.
     */
    datumRozhodnutiOs?: string;
    /**
     * Format: date
     * @description Date the decision was posted on the official notice board. ISO 8601 calendar date.
     *
     *     Česky: Datum vyvěšení rozhodnutí na úřední desce.
     */
    datumVyveseni?: string;
    /**
     * @description Court file mark of the bankruptcy case. At most 255 characters.
     *
     *     Česky: Spisová značka konkursu u soudu.
     */
    spisZnOs?: string;
    /**
     * @description Wording of the entry.
     *
     *     Česky: Znění zápisu.
     */
    text?: string;
    /**
     * @description Entries on the cancellation of the bankruptcy.
     *
     *     Česky: Zápisy o zrušení konkursu.
     */
    zruseniKonkursu?: ObecnyTextVr[];
};
/**
 * @description Branch establishment (odštěpný závod) entered in the register.
 *
 *     Česky: Odštěpný závod zapsaný v rejstříku.
 */
export type OdstepnyZavodVr = DatumZapisuVymazuUdajeVr & {
    /**
     * @description Heads of the branch establishment.
     *
     *     Česky: Vedoucí odštěpného závodu.
     */
    vedouci?: AngazmaOsobaVr[];
    /**
     * @description Other facts entered about the branch establishment.
     *
     *     Česky: Ostatní skutečnosti zapsané o odštěpném závodu.
     */
    ostatniSkutecnosti?: ObecnyTextVr[];
    /**
     * @description Activities of the branch establishment.
     *
     *     Česky: Činnosti odštěpného závodu.
     */
    cinnosti?: CinnostiVr;
    /**
     * @description Identification number versions of the branch establishment.
     *
     *     Česky: Identifikační číslo odštěpného závodu, s historií zápisů.
     */
    ico?: IcoVr[];
    /**
     * @description Seat versions of the branch establishment.
     *
     *     Česky: Sídlo odštěpného závodu, s historií zápisů.
     */
    sidlo?: AdresaVr[];
    /**
     * @description Legal form versions of the branch establishment.
     *
     *     Česky: Právní forma odštěpného závodu, s historií zápisů.
     */
    pravniForma?: PravniFormaVr[];
    /**
     * @description Name versions of the branch establishment.
     *
     *     Česky: Název odštěpného závodu, s historií zápisů.
     */
    obchodniJmeno?: ObchodniJmenoVr[];
};
/**
 * @description Body of a subject, e.g. a supervisory board.
 *
 *     Česky: Orgán subjektu, např. dozorčí rada.
 */
export type OrganVr = DatumZapisuVymazuUdajeVr & {
    /**
     * @description Name of the body. At most 255 characters.
     *
     *     Česky: Název orgánu.
     */
    nazevOrganu?: string;
    /**
     * @description Numbers of members, with history.
     *
     *     Česky: Počet členů, s historií zápisů.
     */
    pocetClenu?: PocetClenuVr[];
    /**
     * @description Members of the body; old versions stay listed.
     *
     *     Česky: Členové orgánu; dřívější zápisy zůstávají uvedeny.
     */
    clenoveOrganu?: AngazmaOsobaVr[];
    /**
     * @description Code of the body type. 1 to 64 characters. Code list TypOrganu (vr).
     *
     *     Česky: Kód druhu orgánu.
     */
    typOrganu?: string;
};
/**
 * @description Natural person entered in VR as an entrepreneur.
 *
 *     Česky: Fyzická osoba zapsaná ve VR jako podnikatel.
 */
export type PodnikatelVr = DatumZapisuVymazuUdajeVr & {
    /**
     * @description Versions of the residence.
     *
     *     Česky: Bydliště, s historií zápisů.
     */
    bydliste?: AdresaVr[];
    /**
     * @description The entrepreneur as a person.
     *
     *     Česky: Podnikatel jako osoba.
     */
    osobaPodnikatel?: AngazmaFyzickaOsobaVr;
    /**
     * @description Versions of the address of stay.
     *
     *     Česky: Adresa pobytu, s historií zápisů.
     */
    pobyt?: AdresaVr[];
    /**
     * @description Code of the role. 1 to 64 characters. Code list TypAngazma (vr).
     *
     *     Česky: Kód druhu angažmá.
     */
    typAngazma?: string;
    /**
     * @description Name of the role as shown in the register. At most 255 characters.
     *
     *     Česky: Název angažmá, jak jej uvádí rejstřík.
     */
    nazevAngazma?: string;
};
/**
 * @description Legal person engaged in another subject.
 *
 *     Česky: Právnická osoba angažovaná v jiném subjektu.
 */
export type PravnickaOsobaVr = OsobaVr & {
    /**
     * @description Identification number of the legal person; keep leading zeros. `^\d{8}$`.
     *
     *     Česky: Identifikační číslo právnické osoby; včetně úvodních nul.
     */
    ico?: string;
    /**
     * @description Name of the legal person. 1 to 2000 characters.
     *
     *     Česky: Název právnické osoby.
     */
    obchodniJmeno?: string;
    /**
     * @description Natural persons who represent the legal person.
     *
     *     Česky: Fyzické osoby, které právnickou osobu zastupují.
     */
    zastoupeni?: AngazmaFyzickaOsobaVr[];
    /**
     * @description Legal form code of the legal person. `^\d{3}$`. Code list PravniForma (res, com).
     *
     *     Česky: Kód právní formy právnické osoby.
     */
    pravniForma?: string;
};
/**
 * @description Group of partners (members) of a company.
 *
 *     Česky: Skupina společníků společnosti.
 */
export type SpolecniciVr = DatumZapisuVymazuUdajeVr & {
    /**
     * @description Heading of the group. At most 255 characters.
     *
     *     Česky: Nadpis skupiny.
     */
    nazevOrganu?: string;
    /**
     * @description Partners and their shares.
     *
     *     Česky: Společníci a jejich podíly.
     */
    spolecnik?: SpolecnikVr[];
    /**
     * @description Shares held jointly by several persons.
     *
     *     Česky: Podíly, které má společně více osob.
     */
    spolecnyPodil?: SpolecnyPodilVr[];
    /**
     * @description Code of the group type. 1 to 64 characters. Code list TypOrganu (vr).
     *
     *     Česky: Kód druhu skupiny.
     */
    typOrganu?: string;
    /**
     * @description Vacated shares, without a present holder.
     *
     *     Česky: Uvolněné podíly, které nyní nikomu nepatří.
     */
    uvolnenyPodil?: UvolnenyPodilVr[];
};
/**
 * @description Partner of a company with the shares held.
 *
 *     Česky: Společník a jeho podíly ve společnosti.
 */
export type SpolecnikVr = DatumZapisuVymazuUdajeVr & {
    /**
     * @description Shares of the partner; a single object before interface 1.1.0.
     *
     *     Česky: Podíly společníka; před rozhraním 1.1.0 jediný objekt.
     */
    podil?: PodilVr[];
    /**
     * @description The partner, natural or legal person.
     *
     *     Česky: Společník, fyzická nebo právnická osoba.
     */
    osoba?: AngazmaOsobaVr;
};
/**
 * @description Share held jointly by several persons.
 *
 *     Česky: Podíl, který má společně více osob.
 */
export type SpolecnyPodilVr = DatumZapisuVymazuUdajeVr & {
    /**
     * @description Joint holders of the share.
     *
     *     Česky: Spoluvlastníci podílu.
     */
    podilnik?: AngazmaOsobaVr[];
    /**
     * @description Data of the jointly held share.
     *
     *     Česky: Údaje o společném podílu.
     */
    podil?: PodilVr[];
};
/**
 * @description Statutory body with its way of acting.
 *
 *     Česky: Statutární orgán a způsob jeho jednání.
 */
export type StatutarniOrganVr = OrganVr & {
    /**
     * @description How the body acts on behalf of the subject.
     *
     *     Česky: Jak orgán jedná za subjekt.
     */
    zpusobJednani?: ObecnyTextVr[];
};
/**
 * @description Full VR record, including past versions of entries.
 *
 *     Česky: Úplný záznam VR, i s dřívějšími zápisy.
 */
export type ZaznamVr = ZaznamVrZaklad & {
    /**
     * @description Bodies other than the statutory one, e.g. supervisory board or proxies.
     *
     *     Česky: Jiné orgány než statutární, např. dozorčí rada nebo prokura.
     */
    ostatniOrgany?: OrganVr[];
    /**
     * @description Statutory bodies, including past versions.
     *
     *     Česky: Statutární orgány, i s dřívějšími zápisy.
     */
    statutarniOrgany?: StatutarniOrganVr[];
    /**
     * @description Shareholders; since interface 1.3.0.
     *
     *     Česky: Akcionáři; od rozhraní 1.3.0.
     */
    akcionari?: AkcionarVr[];
    /**
     * @description Entrepreneur, when the subject is a natural person.
     *
     *     Česky: Podnikatel, je-li subjekt fyzickou osobou.
     */
    podnikatel?: PodnikatelVr[];
    /**
     * @description Groups of partners of the company.
     *
     *     Česky: Skupiny společníků společnosti.
     */
    spolecnici?: SpolecniciVr[];
    /**
     * @description Branch establishments entered for the subject.
     *
     *     Česky: Odštěpné závody zapsané u subjektu.
     */
    odstepneZavody?: OdstepnyZavodVr[];
    /**
     * @description Insolvency proceedings of the subject.
     *
     *     Česky: Insolvenční řízení subjektu.
     */
    insolvence?: InsolvencniRizeniVr[];
    /**
     * @description Bankruptcies under the former law.
     *
     *     Česky: Konkursy podle dřívějšího zákona.
     */
    konkursy?: KonkursVr[];
};
/**
 * @description Version of an address in a VR record.
 *
 *     Česky: Zápis adresy v záznamu VR.
 */
export type AdresaVr = DatumZapisuVymazuUdajeVr & {
    /**
     * @description The address itself.
     *
     *     Česky: Samotná adresa.
     */
    adresa?: Adresa;
    /**
     * @description Code of the address type, e.g. seat. 1 to 64 characters. Code list TypAdresy.
     *
     *     Česky: Kód druhu adresy, např. sídla.
     */
    typAdresy?: string;
};
/**
 * @description Membership and function of an engaged person; can be empty.
 *
 *     Česky: Členství a funkce angažované osoby; může být prázdné.
 */
export type AngazmaClenstviVr = {
    /**
     * @description Text shown after the person.
     *
     *     Česky: Text uvedený za osobou.
     */
    textZaOsobu?: string;
    /**
     * @description Start and end of the membership.
     *
     *     Česky: Vznik a zánik členství.
     */
    clenstvi?: ClenstviVr;
    /**
     * @description Function held, with start and end.
     *
     *     Česky: Zastávaná funkce, její vznik a zánik.
     */
    funkce?: FunkceVr;
    /**
     * @description Text on the cancellation of the engagement.
     *
     *     Česky: Text o zrušení angažmá.
     */
    textZruseni?: string;
};
/**
 * @description Activities and purposes of a subject in VR.
 *
 *     Česky: Činnosti a účely subjektu ve VR.
 */
export type CinnostiVr = {
    /**
     * @description Objects of business.
     *
     *     Česky: Předměty podnikání.
     */
    predmetPodnikani?: ObecnyTextVr[];
    /**
     * @description Supplementary activities of the subject.
     *
     *     Česky: Doplňkové činnosti subjektu.
     */
    doplnkovaCinnost?: ObecnyTextVr[];
    /**
     * @description Objects of activity other than business.
     *
     *     Česky: Předměty činnosti, která není podnikáním.
     */
    predmetCinnosti?: ObecnyTextVr[];
    /**
     * @description Purposes of the subject, e.g. of a foundation.
     *
     *     Česky: Účely subjektu, např. nadace.
     */
    ucel?: ObecnyTextVr[];
};
/**
 * @description Period of membership in a body.
 *
 *     Česky: Doba členství v orgánu.
 */
export type ClenstviVr = {
    /**
     * Format: date
     * @description Date the membership began. ISO 8601 calendar date.
     *
     *     Česky: Datum vzniku členství.
     */
    vznikClenstvi?: string;
    /**
     * Format: date
     * @description Date the membership really ended. ISO 8601 calendar date.
     *
     *     Česky: Datum skutečného zániku členství.
     */
    zanikClenstvi?: string;
};
/**
 * @description Version of a date in a VR record.
 *
 *     Česky: Zápis data v záznamu VR.
 */
export type DatumVr = DatumZapisuVymazuUdajeVr & {
    /**
     * Format: date
     * @description The date itself. ISO 8601 calendar date.
     *
     *     Česky: Samotné datum.
     */
    hodnota?: string;
};
/**
 * @description Common part of VR entries: when a version was entered and deleted.
 *
 *     Česky: Společná část zápisů VR: kdy byl údaj zapsán a vymazán.
 */
export type DatumZapisuVymazuUdajeVr = {
    /**
     * Format: date
     * @description Date this version of the entry was entered. ISO 8601 calendar date.
     *
     *     Česky: Datum zápisu této podoby údaje.
     */
    datumZapisu?: string;
    /**
     * Format: date
     * @description Date this version of the entry was deleted; not the end of office. ISO 8601 calendar date.
     *
     *     Česky: Datum výmazu této podoby údaje; není to konec funkce.
     */
    datumVymazu?: string;
};
/**
 * @description Issue of shares.
 *
 *     Česky: Emise akcií.
 */
export type EmiseAkcieVr = DatumZapisuVymazuUdajeVr & {
    /**
     * @description Code of the share type, e.g. registered or bearer. At most 50 characters. Code list TypAkcie.
     *
     *     Česky: Kód druhu akcie, např. na jméno nebo na majitele.
     */
    typAkcie?: string;
    /**
     * @description Code of the share form: paper, book-entry or immobilised. At most 50 characters. Code list PodobaAkcie.
     *
     *     Česky: Kód podoby akcie: listinná, zaknihovaná, nebo imobilizovaná.
     */
    podobaAkcie?: string;
    /**
     * Format: int32
     * @description Number of shares issued. At least 0.
     *
     *     Česky: Počet vydaných akcií.
     */
    pocet?: number;
    /**
     * @description Further wording on the issue.
     *
     *     Česky: Další text o emisi.
     */
    text?: string;
    /**
     * @description Nominal value of one share.
     *
     *     Česky: Jmenovitá hodnota jedné akcie.
     */
    hodnota?: ObnosVr;
};
/**
 * @description Function held in a body.
 *
 *     Česky: Funkce zastávaná v orgánu.
 */
export type FunkceVr = {
    /**
     * Format: date
     * @description Date the function began. ISO 8601 calendar date.
     *
     *     Česky: Datum vzniku funkce.
     */
    vznikFunkce?: string;
    /**
     * Format: date
     * @description Date the function really ended. ISO 8601 calendar date.
     *
     *     Česky: Datum skutečného zániku funkce.
     */
    zanikFunkce?: string;
    /**
     * @description Name of the function, e.g. chair of the board. At most 255 characters.
     *
     *     Česky: Název funkce, např. předseda představenstva.
     */
    nazev?: string;
};
/**
 * @description Natural person in a VR record; personal data.
 *
 *     Česky: Fyzická osoba v záznamu VR; osobní údaje.
 */
export type FyzickaOsobaVr = OsobaVr & {
    /**
     * @description Residence of the person.
     *
     *     Česky: Bydliště osoby.
     */
    bydliste?: Adresa;
    /**
     * Format: date
     * @description Date of birth; personal data. ISO 8601 calendar date.
     *
     *     Česky: Datum narození; osobní údaj.
     */
    datumNarozeni?: string;
    /**
     * @description Given name or names. At most 100 characters.
     *
     *     Česky: Jméno, popřípadě jména.
     */
    jmeno?: string;
    /**
     * @description Family name of the person. At most 100 characters.
     *
     *     Česky: Příjmení osoby.
     */
    prijmeni?: string;
    /**
     * @description Country code of the citizenship, in two letters. Code list Stat.
     *
     *     Česky: Dvoupísmenný kód státu, jehož je osoba občanem.
     */
    statniObcanstvi?: string;
    /**
     * @description Academic titles written before the name. At most 32 characters.
     *
     *     Česky: Akademické tituly psané před jménem.
     */
    titulPredJmenem?: string;
    /**
     * @description Academic titles written after the name. At most 32 characters.
     *
     *     Česky: Akademické tituly psané za jménem.
     */
    titulZaJmenem?: string;
};
/**
 * @description Version of an identification number in a VR record.
 *
 *     Česky: Zápis identifikačního čísla v záznamu VR.
 */
export type IcoVr = DatumZapisuVymazuUdajeVr & {
    /**
     * @description The identification number; keep leading zeros. `^\d{8}$`.
     *
     *     Česky: Samotné identifikační číslo; včetně úvodních nul.
     */
    hodnota?: string;
};
/**
 * @description Single entry of insolvency proceedings.
 *
 *     Česky: Jeden zápis v insolvenčním řízení.
 */
export type InsolvencniZapisVr = DatumZapisuVymazuUdajeVr & {
    /**
     * @description Wording of the entry.
     *
     *     Česky: Znění zápisu.
     */
    text?: string;
    /**
     * @description Code of the entry type. At most 50 characters. Code list TypInsolvencnihoZapisu.
     *
     *     Česky: Kód druhu zápisu.
     */
    typZapisu?: string;
};
/**
 * @description Version of the category of a foreign person.
 *
 *     Česky: Zápis kategorie zahraniční osoby.
 */
export type KategorieZoVr = DatumZapisuVymazuUdajeVr & {
    /**
     * @description Code of the category of a foreign person. At most 50 characters. Code list KategorieZo.
     *
     *     Česky: Kód kategorie zahraniční osoby.
     */
    typKategorieZo?: string;
};
/**
 * @description Version of a free text in a VR record.
 *
 *     Česky: Zápis volného textu v záznamu VR.
 */
export type ObecnyTextVr = DatumZapisuVymazuUdajeVr & {
    /**
     * @description The text itself.
     *
     *     Česky: Samotný text.
     */
    hodnota?: string;
};
/**
 * @description Version of a business name in a foreign language.
 *
 *     Česky: Zápis obchodního jména v cizím jazyce.
 */
export type ObchodniJmenoCiziVr = ObchodniJmenoVr & {
    /**
     * @description Language of the name. At most 255 characters.
     *
     *     Česky: Jazyk jména.
     */
    jazyk?: string;
};
/**
 * @description Version of a business name in a VR record.
 *
 *     Česky: Zápis obchodního jména v záznamu VR.
 */
export type ObchodniJmenoVr = DatumZapisuVymazuUdajeVr & {
    /**
     * @description The business name itself. 1 to 2000 characters.
     *
     *     Česky: Samotné obchodní jméno.
     */
    hodnota?: string;
};
/**
 * @description Amount or ratio with its unit.
 *
 *     Česky: Částka nebo poměr a jejich jednotka.
 */
export type ObnosVr = {
    /**
     * @description Unit of the value, e.g. KORUNY or PROCENTA. At most 50 characters. Code list TypObnosu.
     *
     *     Česky: Jednotka hodnoty, např. KORUNY nebo PROCENTA.
     */
    typObnos?: string;
    /**
     * @description Amount as text; the decimal separator is a semicolon, as in 390000000;00.
     *
     *     Česky: Částka jako text; desetinná místa odděluje středník, např. 390000000;00.
     */
    hodnota?: string;
};
/**
 * @description Common part of persons in VR records.
 *
 *     Česky: Společné údaje o osobách v záznamech VR.
 */
export type OsobaVr = {
    /**
     * @description Supplementary text on the person.
     *
     *     Česky: Doplňující text k osobě.
     */
    textOsoba?: string;
    /**
     * Format: date
     * @description Start of validity of the text. ISO 8601 calendar date.
     *
     *     Česky: Začátek platnosti textu.
     */
    textOsobaOd?: string;
    /**
     * @description Address of the person.
     *
     *     Česky: Adresa osoby.
     */
    adresa?: Adresa;
    /**
     * Format: date
     * @description End of validity of the text. ISO 8601 calendar date.
     *
     *     Česky: Konec platnosti textu.
     */
    textOsobaDo?: string;
};
/**
 * @description Number of members of a body.
 *
 *     Česky: Počet členů orgánu.
 */
export type PocetClenuVr = DatumZapisuVymazuUdajeVr & {
    /**
     * Format: int32
     * @description Stated number of members. At least 0.
     *
     *     Česky: Uvedený počet členů.
     */
    pocetClenu?: number;
    /**
     * Format: int32
     * @description Greatest number of members, when a range is stated. At least 0.
     *
     *     Česky: Nejvyšší počet členů, je-li uvedeno rozmezí.
     */
    maxPocetClenu?: number;
    /**
     * @description Code telling how the number is meant. At most 15 characters. Code list TypPocetClenu.
     *
     *     Česky: Kód, který říká, jak je počet míněn.
     */
    typ?: string;
};
/**
 * @description Share in a company.
 *
 *     Česky: Podíl ve společnosti.
 */
export type PodilVr = DatumZapisuVymazuUdajeVr & {
    /**
     * @description Wording of the share.
     *
     *     Česky: Slovní popis podílu.
     */
    text?: string;
    /**
     * @description Contribution that belongs to the share.
     *
     *     Česky: Vklad, který k podílu náleží.
     */
    vklad?: ObnosVr;
    /**
     * @description Size of the share.
     *
     *     Česky: Velikost podílu.
     */
    velikostPodilu?: ObnosVr;
    /**
     * @description Paid-up part of the contribution.
     *
     *     Česky: Splacená část vkladu.
     */
    splaceni?: ObnosVr;
    /**
     * @description Pledges on the share.
     *
     *     Česky: Zástavní práva k podílu.
     */
    zastavniPravo?: ZastavniPravoVr[];
};
/**
 * @description Version of a legal form in a VR record.
 *
 *     Česky: Zápis právní formy v záznamu VR.
 */
export type PravniFormaVr = DatumZapisuVymazuUdajeVr & {
    /**
     * @description Legal form code. `^\d{3}$`. Code list PravniForma (res, com).
     *
     *     Česky: Kód právní formy.
     */
    hodnota?: string;
};
/**
 * @description Version of the court file mark.
 *
 *     Česky: Zápis spisové značky u soudu.
 */
export type SpisovaZnackaVr = DatumZapisuVymazuUdajeVr & {
    /**
     * @description Code of the register court, e.g. MSPH. At most 15 characters. Code list SoudVr (vr).
     *
     *     Česky: Kód rejstříkového soudu, např. MSPH.
     */
    soud?: string;
    /**
     * @description Section of the register, e.g. B or C. At most 20 characters.
     *
     *     Česky: Oddíl rejstříku, např. B nebo C.
     */
    oddil?: string;
    /**
     * @description Insert number within the section.
     *
     *     Česky: Číslo vložky v oddílu.
     */
    vlozka?: number;
};
/**
 * @description Vacated share of a former partner.
 *
 *     Česky: Uvolněný podíl bývalého společníka.
 */
export type UvolnenyPodilVr = DatumZapisuVymazuUdajeVr & {
    /**
     * @description Text on the vacated share, in the shape of a membership.
     *
     *     Česky: Text k uvolněnému podílu, zapsaný jako členství.
     */
    clenstvi?: AngazmaClenstviVr;
    /**
     * @description Data of the vacated share.
     *
     *     Česky: Údaje o uvolněném podílu.
     */
    podil?: PodilVr[];
};
/**
 * @description Contribution to the subject's capital.
 *
 *     Česky: Vklad do kapitálu subjektu.
 */
export type VkladVr = DatumZapisuVymazuUdajeVr & {
    /**
     * @description Amount of the contribution.
     *
     *     Česky: Výše vkladu.
     */
    vklad?: ObnosVr;
    /**
     * @description Wording of the contribution.
     *
     *     Česky: Slovní popis vkladu.
     */
    text?: string;
    /**
     * @description Code of the contribution's unit. At most 50 characters. Code list TypObnosu.
     *
     *     Česky: Kód jednotky vkladu.
     */
    typVkladu?: string;
};
/**
 * @description Version of the registered capital.
 *
 *     Česky: Zápis základního kapitálu.
 */
export type ZakladniKapitalVr = DatumZapisuVymazuUdajeVr & {
    /**
     * @description Code of the capital type. At most 50 characters. Code list TypJmeni.
     *
     *     Česky: Kód druhu jmění.
     */
    typJmeni?: string;
    /**
     * @description Wording of the capital entry.
     *
     *     Česky: Slovní popis kapitálu.
     */
    text?: string;
    /**
     * @description Amount of the capital.
     *
     *     Česky: Výše kapitálu.
     */
    vklad?: ObnosVr;
    /**
     * @description Paid-up part of the capital.
     *
     *     Česky: Splacená část kapitálu.
     */
    splaceni?: ObnosVr;
};
/**
 * @description Pledge on a share.
 *
 *     Česky: Zástavní právo k podílu.
 */
export type ZastavniPravoVr = DatumZapisuVymazuUdajeVr & {
    /**
     * @description Wording of the pledge.
     *
     *     Česky: Slovní popis zástavního práva.
     */
    text?: string;
    /**
     * Format: date
     * @description Date the pledge arose. ISO 8601 calendar date.
     *
     *     Česky: Datum vzniku zástavního práva.
     */
    vznikZastavnihoPrava?: string;
    /**
     * Format: date
     * @description Date the pledge ceased. ISO 8601 calendar date.
     *
     *     Česky: Datum zániku zástavního práva.
     */
    zanikZastavnihoPrava?: string;
};
/**
 * @description Common part of a VR record.
 *
 *     Česky: Společná část záznamu VR.
 */
export type ZaznamVrZaklad = {
    /**
     * @description Issues of shares.
     *
     *     Česky: Emise akcií.
     */
    akcie?: EmiseAkcieVr[];
    /**
     * @description Code of the public register, e.g. OR for the commercial register. At most 15 characters. Code list TypRejstriku.
     *
     *     Česky: Kód veřejného rejstříku, např. OR pro obchodní rejstřík.
     */
    rejstrik?: string;
    /**
     * @description Whether this is the main one of several records.
     *
     *     Česky: Zda je tento záznam hlavním z více záznamů.
     */
    primarniZaznam?: boolean;
    /**
     * @description Court file marks, with history.
     *
     *     Česky: Spisové značky u soudu, s historií zápisů.
     */
    spisovaZnacka?: SpisovaZnackaVr[];
    /**
     * @description Identification numbers, with history.
     *
     *     Česky: Identifikační čísla, s historií zápisů.
     */
    ico?: IcoVr[];
    /**
     * @description Business names, with history.
     *
     *     Česky: Obchodní jména, s historií zápisů.
     */
    obchodniJmeno?: ObchodniJmenoVr[];
    /**
     * @description Contributions, with history.
     *
     *     Česky: Vklady, s historií zápisů.
     */
    vklady?: VkladVr[];
    /**
     * @description Business names in foreign languages, with history.
     *
     *     Česky: Obchodní jména v cizích jazycích, s historií zápisů.
     */
    obchodniJmenoCizi?: ObchodniJmenoCiziVr[];
    /**
     * @description Registered capital, with history.
     *
     *     Česky: Základní kapitál, s historií zápisů.
     */
    zakladniKapital?: ZakladniKapitalVr[];
    /**
     * @description Legal forms, with history.
     *
     *     Česky: Právní formy, s historií zápisů.
     */
    pravniForma?: PravniFormaVr[];
    /**
     * @description Code of the locally competent tax office. `^\d{3}$`. Code list FinancniUrad (ufo).
     *
     *     Česky: Kód místně příslušného finančního úřadu.
     */
    financniUrad?: string;
    /**
     * @description Addresses such as the seat, with history.
     *
     *     Česky: Adresy, např. sídlo, s historií zápisů.
     */
    adresy?: AdresaVr[];
    /**
     * @description Other entered facts, with history.
     *
     *     Česky: Ostatní zapsané skutečnosti, s historií zápisů.
     */
    ostatniSkutecnosti?: ObecnyTextVr[];
    /**
     * Format: date
     * @description Date the record was last updated. ISO 8601 calendar date.
     *
     *     Česky: Datum poslední aktualizace záznamu.
     */
    datumAktualizace?: string;
    /**
     * @description State of the subject in ARES, e.g. AKTIVNI. 1 to 64 characters. Code list StavZdroje (com).
     *
     *     Česky: Stav subjektu v ARES, např. AKTIVNI.
     */
    stavSubjektu?: StavZdroje;
    /**
     * @description Dates of establishment, with history.
     *
     *     Česky: Data vzniku, s historií zápisů.
     */
    datumVzniku?: DatumVr[];
    /**
     * Format: date
     * @description Date the subject was entered in the register. ISO 8601 calendar date.
     *
     *     Česky: Datum zápisu subjektu do rejstříku.
     */
    datumZapisu?: string;
    /**
     * Format: date
     * @description Date the subject was deleted from the register. ISO 8601 calendar date.
     *
     *     Česky: Datum výmazu subjektu z rejstříku.
     */
    datumVymazu?: string;
    /**
     * @description Ways of management, with history.
     *
     *     Česky: Způsoby řízení, s historií zápisů.
     */
    zpusobRizeni?: ZpusobRizeniVr[];
    /**
     * @description Categories of a foreign person; note the capital ZO in the name.
     *
     *     Česky: Kategorie zahraniční osoby; v názvu pole je ZO velkými písmeny.
     */
    kategorieZO?: KategorieZoVr[];
    /**
     * @description Legal reasons of the deletion from the register.
     *
     *     Česky: Právní důvody výmazu z rejstříku.
     */
    pravniDuvodVymazu?: ObecnyTextVr[];
    /**
     * @description Objects of business, activities and purposes.
     *
     *     Česky: Předměty podnikání, činnosti a účely.
     */
    cinnosti?: CinnostiVr;
    /**
     * @description Names of the supreme body, with history.
     *
     *     Česky: Názvy nejvyššího orgánu, s historií zápisů.
     */
    nazevNejvyssihoOrganu?: ObecnyTextVr[];
    /**
     * @description Enforcement (execution) entries.
     *
     *     Česky: Zápisy o exekuci.
     */
    exekuce?: ObecnyTextVr[];
};
/**
 * @description Version of the way a subject is managed.
 *
 *     Česky: Zápis způsobu řízení subjektu.
 */
export type ZpusobRizeniVr = DatumZapisuVymazuUdajeVr & {
    /**
     * @description Code of the way of management. At most 50 characters. Code list TypZpusobuRizeni.
     *
     *     Česky: Kód způsobu řízení.
     */
    typ?: string;
};
/**
 * @description Statistical data of a subject in RES.
 *
 *     Česky: Statistické údaje o subjektu v RES.
 */
export type StatistickeUdaje = {
    /**
     * @description Code of the institutional sector by ESA 2010. `^\d{5}$`. Code list FceVladnichInstituci.
     *
     *     Česky: Kód institucionálního sektoru podle ESA 2010.
     */
    institucionalniSektor2010?: string;
    /**
     * @description Code of the employee band; 000 means not stated. `^\d{3}$`. Code list KategoriePoctuPracovniku (res).
     *
     *     Česky: Kód kategorie počtu pracovníků; 000 znamená neuvedeno.
     */
    kategoriePoctuPracovniku?: string;
};
/**
 * @description Record of the statistical register of economic subjects (RES).
 *
 *     Česky: Záznam registru ekonomických subjektů (RES).
 */
export type ZaznamRes = EkonomickySubjektZaklad & {
    /**
     * @description CZ-NACE 2025 codes; before interface 1.3.0 these were the 2008 codes. Each 1 to 5 characters. Code list CzNace (res).
     *
     *     Česky: Kódy CZ-NACE 2025; před rozhraním 1.3.0 to byly kódy z roku 2008.
     */
    czNace?: string[];
    /**
     * @description CZ-NACE 2008 activity codes. Each 1 to 5 characters. Code list CzNace2008 (res).
     *
     *     Česky: Kódy činností CZ-NACE 2008.
     */
    czNace2008?: string[];
    /**
     * @description Codes of additional legal forms. Each `^\d{3}$`. Code list PravniForma (res, com).
     *
     *     Česky: Kódy doplňkových právních forem.
     */
    doplnkovePravniFormy?: string[];
    /**
     * @description Institutional sector and size by employees.
     *
     *     Česky: Institucionální sektor a velikost podle počtu pracovníků.
     */
    statistickeUdaje?: StatistickeUdaje;
    /**
     * @description Code of the basic territorial unit (ZUJ) of the seat. `^\d{6}$`. Code list ZakladniUzemniJednotka.
     *
     *     Česky: Kód základní územní jednotky (ZÚJ) sídla.
     */
    zakladniUzemniJednotka?: string;
    /**
     * @description Whether this is the main one of several records.
     *
     *     Česky: Zda je tento záznam hlavním z více záznamů.
     */
    primarniZaznam?: boolean;
    /**
     * @description CZ-NACE 2025 code of the main activity. 1 to 5 characters. Code list CzNace2025 (res).
     *
     *     Česky: Kód převažující činnosti podle CZ-NACE 2025.
     */
    czNacePrevazujici?: string;
    /**
     * @description CZ-NACE 2008 code of the main activity. 1 to 5 characters. Code list CzNace2008 (res).
     *
     *     Česky: Kód převažující činnosti podle CZ-NACE 2008.
     */
    czNacePrevazujici2008?: string;
    /**
     * @description NUTS/LAU code of the district of the seat. At most 6 characters. Code list okresLau (res).
     *
     *     Česky: Kód okresu sídla podle NUTS/LAU.
     */
    okresNutsLau?: string;
};
/**
 * @description Page of a RES search.
 *
 *     Česky: Stránka výsledků vyhledávání v RES.
 */
export type EkonomickeSubjektyResSeznam = Seznam & {
    /**
     * @description Subjects on this page.
     *
     *     Česky: Subjekty na této stránce.
     */
    ekonomickeSubjekty?: EkonomickySubjektRes[];
};
/**
 * @description Subject in the statistical register of economic subjects (RES).
 *
 *     Česky: Subjekt v registru ekonomických subjektů (RES).
 */
export type EkonomickySubjektRes = {
    /**
     * @description Identification number, or an internal identifier with prefix where none exists. `^(ARES_)?\d{8}$`.
     *
     *     Česky: Identifikační číslo, a kde není přiděleno, vnitřní identifikátor s předponou.
     */
    icoId?: string;
    /**
     * @description RES records of the subject.
     *
     *     Česky: Záznamy subjektu v RES.
     */
    zaznamy?: ZaznamRes[];
};
/**
 * @description Address of an engaged subject with its validity.
 *
 *     Česky: Adresa angažovaného subjektu a doba její platnosti.
 */
export type AngazovanySubjektAdresa = Adresa & {
    /**
     * Format: date
     * @description Start of validity of the address. ISO 8601 calendar date.
     *
     *     Česky: Začátek platnosti adresy.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of validity of the address. ISO 8601 calendar date.
     *
     *     Česky: Konec platnosti adresy.
     */
    platnostDo?: string;
};
/**
 * @description Common part of a subject engaged in an RZP record.
 *
 *     Česky: Společné údaje o subjektu angažovaném v záznamu RŽP.
 */
export type AngazovanySubjektRzpZaklad = {
    /**
     * @description Code of the role. 1 to 64 characters. Code list TypAngazma (rzp).
     *
     *     Česky: Kód druhu angažmá.
     */
    typAngazma?: string;
    /**
     * Format: date
     * @description Start of the engagement. ISO 8601 calendar date.
     *
     *     Česky: Začátek angažmá.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of the engagement. ISO 8601 calendar date.
     *
     *     Česky: Konec angažmá.
     */
    platnostDo?: string;
    /**
     * @description Identification number of the engaged subject; keep leading zeros. `^\d{8}$`.
     *
     *     Česky: Identifikační číslo angažovaného subjektu; včetně úvodních nul.
     */
    ico?: string;
    /**
     * @description Name of the engaged subject. 1 to 2000 characters.
     *
     *     Česky: Název angažovaného subjektu.
     */
    obchodniJmeno?: string;
    /**
     * @description Seat of the engaged subject.
     *
     *     Česky: Sídlo angažovaného subjektu.
     */
    sidlo?: AngazovanySubjektAdresa;
    /**
     * @description Code of the subject type. 1 to 64 characters. Code list TypSubjektu (rzp).
     *
     *     Česky: Kód druhu subjektu.
     */
    typSubjektu?: string;
    /**
     * @description Legal form code of the engaged subject. `^\d{3}$`. Code list PravniForma (com, res).
     *
     *     Česky: Kód právní formy angažovaného subjektu.
     */
    pravniForma?: string;
    /**
     * @description Country code of the engaged subject. Code list Stat (com).
     *
     *     Česky: Kód státu angažovaného subjektu.
     */
    kodStatu?: string;
};
/**
 * @description Address of a subject in RZP with its validity.
 *
 *     Česky: Adresa subjektu v RŽP a doba její platnosti.
 */
export type EkonomickySubjektRzpAdresa = Adresa & {
    /**
     * Format: date
     * @description Start of validity of the address. ISO 8601 calendar date.
     *
     *     Česky: Začátek platnosti adresy.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of validity of the address. ISO 8601 calendar date.
     *
     *     Česky: Konec platnosti adresy.
     */
    platnostDo?: string;
    /**
     * @description Code of the address type. 1 to 64 characters. Code list TypAdresy (rzp).
     *
     *     Česky: Kód druhu adresy.
     */
    typAdresy?: string;
};
/**
 * @description Event in insolvency proceedings, noted in RZP.
 *
 *     Česky: Událost v insolvenčním řízení, poznamenaná v RŽP.
 */
export type InsolvencniRizeni = {
    /**
     * Format: date
     * @description Date the event was entered. ISO 8601 calendar date.
     *
     *     Česky: Datum zápisu události.
     */
    datumZapisu?: string;
    /**
     * Format: date
     * @description Date the event took effect. ISO 8601 calendar date.
     *
     *     Česky: Datum, od kterého událost platí.
     */
    platnostOd?: string;
};
/**
 * @description Common part of an establishment in RZP.
 *
 *     Česky: Společné údaje o provozovně v RŽP.
 */
export type ProvozovnaZaklad = {
    /**
     * @description Identification number of the establishment (ICP), beyond the 32-bit range. 1000000000 to 9999999999.
     *
     *     Česky: Identifikační číslo provozovny (IČP); přesahuje rozsah 32 bitů.
     */
    icp?: number;
    /**
     * @description Address of the establishment.
     *
     *     Česky: Adresa provozovny.
     */
    sidloProvozovny?: Adresa;
    /**
     * @description Description of where the establishment is placed. At most 254 characters.
     *
     *     Česky: Slovní popis umístění provozovny.
     */
    umisteniProvozovny?: string;
    /**
     * Format: date
     * @description Start of operation at the establishment. ISO 8601 calendar date.
     *
     *     Česky: Zahájení provozu v provozovně.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of operation at the establishment. ISO 8601 calendar date.
     *
     *     Česky: Ukončení provozu v provozovně.
     */
    platnostDo?: string;
    /**
     * @description Periods when operation of the establishment was suspended.
     *
     *     Česky: Období, kdy byl provoz provozovny pozastaven.
     */
    pozastaveniProvozovny?: ZivnostProvozovnaPozastaveni[];
    /**
     * @description Code of the establishment type. `^\d{1}$`. Code list TypProvozovny.
     *
     *     Česky: Kód druhu provozovny.
     */
    typProvozovny?: string;
    /**
     * @description Name of the establishment. At most 254 characters.
     *
     *     Česky: Název provozovny.
     */
    nazev?: string;
};
/**
 * @description Counts of establishments by state.
 *
 *     Česky: Počty provozoven podle stavu.
 */
export type ProvozovnyRzpStav = {
    /**
     * Format: int32
     * @description Number of establishments in all states. At least 0.
     *
     *     Česky: Počet všech provozoven.
     */
    pocetCelkem?: number;
    /**
     * Format: int32
     * @description Number of closed establishments. At least 0.
     *
     *     Česky: Počet zaniklých provozoven.
     */
    pocetZaniklych?: number;
    /**
     * Format: int32
     * @description Number of active establishments. At least 0.
     *
     *     Česky: Počet aktivních provozoven.
     */
    pocetAktivnich?: number;
    /**
     * Format: int32
     * @description Number of suspended establishments. At least 0.
     *
     *     Česky: Počet pozastavených provozoven.
     */
    pocetPozastavenych?: number;
};
/**
 * @description Common part of an RZP record.
 *
 *     Česky: Společná část záznamu RŽP.
 */
export type ZaznamRzpZaklad = EkonomickySubjektZaklad & {
    /**
     * @description Event in insolvency proceedings.
     *
     *     Česky: Událost v insolvenčním řízení.
     */
    insolvencniRizeni?: InsolvencniRizeni;
    /**
     * Format: date
     * @description Date the first extract, the proof of the trade licence, was delivered. ISO 8601 calendar date.
     *
     *     Česky: Datum doručení prvního výpisu, který slouží jako průkaz živnostenského oprávnění.
     */
    datumDoruceniVypisu?: string;
    /**
     * @description Addresses of the subject, with validity.
     *
     *     Česky: Adresy subjektu a doby jejich platnosti.
     */
    adresySubjektu?: EkonomickySubjektRzpAdresa[];
    /**
     * @description Code of the subject type. 1 to 64 characters. Code list TypSubjektu (rzp).
     *
     *     Česky: Kód druhu subjektu.
     */
    typSubjektu?: string;
    /**
     * @description Code of the competent trade-licensing office. `^\d{6}$`. Code list ZivnostenskyUrad (rzp).
     *
     *     Česky: Kód příslušného živnostenského úřadu.
     */
    zivnostenskyUrad?: string;
    /**
     * @description Name of the Czech branch of a foreign entrepreneur. 1 to 2000 characters.
     *
     *     Česky: Název organizační složky zahraničního podnikatele v České republice.
     */
    organizacniSlozka?: string;
    /**
     * @description Counts of trade licences by state. Code list StavZivnosti.
     *
     *     Česky: Počty živností podle stavu.
     */
    zivnostiStav?: ZivnostiRzpStav;
    /**
     * Format: date
     * @description Date the subject was entered in a public register. ISO 8601 calendar date.
     *
     *     Česky: Datum zápisu subjektu do veřejného rejstříku.
     */
    datumZapisuVr?: string;
    /**
     * @description Counts of establishments by state. Code list StavProvozovny.
     *
     *     Česky: Počty provozoven podle stavu.
     */
    provozovnyStav?: ProvozovnyRzpStav;
    /**
     * @description Whether this is the main one of several records.
     *
     *     Česky: Zda je tento záznam hlavním z více záznamů.
     */
    primarniZaznam?: boolean;
    /**
     * @description Country code of the subject. Code list Stat (com).
     *
     *     Česky: Kód státu subjektu.
     */
    kodStatu?: string;
};
/**
 * @description Period a trade is run without a responsible representative.
 *
 *     Česky: Období, kdy je živnost bez odpovědného zástupce.
 */
export type ZivnostBezOZ = {
    /**
     * Format: date
     * @description Start of the period without a representative. ISO 8601 calendar date.
     *
     *     Česky: Začátek období bez odpovědného zástupce.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of the period without a representative. ISO 8601 calendar date.
     *
     *     Česky: Konec období bez odpovědného zástupce.
     */
    platnostDo?: string;
};
/**
 * @description Counts of trade licences by state.
 *
 *     Česky: Počty živností podle stavu.
 */
export type ZivnostiRzpStav = {
    /**
     * Format: int32
     * @description Number of active trade licences. At least 0.
     *
     *     Česky: Počet aktivních živností.
     */
    pocetAktivnich?: number;
    /**
     * Format: int32
     * @description Number of ended trade licences. At least 0.
     *
     *     Česky: Počet zaniklých živností.
     */
    pocetZaniklych?: number;
    /**
     * Format: int32
     * @description Number of licences suspended by the authority. At least 0.
     *
     *     Česky: Počet živností pozastavených úřadem.
     */
    pocetPozastavenych?: number;
    /**
     * Format: int32
     * @description Number of licences interrupted by the entrepreneur. At least 0.
     *
     *     Česky: Počet živností přerušených podnikatelem.
     */
    pocetPrerusenych?: number;
    /**
     * Format: int32
     * @description Number of trade licences in all states. At least 0.
     *
     *     Česky: Počet všech živností.
     */
    pocetCelkem?: number;
};
/**
 * @description Field of activity within a trade, with its validity.
 *
 *     Česky: Obor činnosti v rámci živnosti a doba jeho platnosti.
 */
export type ZivnostOborCinnosti = {
    /**
     * Format: date
     * @description Start of the field of activity. ISO 8601 calendar date.
     *
     *     Česky: Začátek platnosti oboru činnosti.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of the field of activity. ISO 8601 calendar date.
     *
     *     Česky: Konec platnosti oboru činnosti.
     */
    platnostDo?: string;
    /**
     * @description Name of the field of activity. 5 to 750 characters.
     *
     *     Česky: Název oboru činnosti.
     */
    oborNazev?: string;
};
/**
 * @description Condition for running a trade, with its validity.
 *
 *     Česky: Podmínka provozování živnosti a doba její platnosti.
 */
export type ZivnostPodminky = {
    /**
     * Format: date
     * @description Start of validity of the condition. ISO 8601 calendar date.
     *
     *     Česky: Začátek platnosti podmínky.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of validity of the condition. ISO 8601 calendar date.
     *
     *     Česky: Konec platnosti podmínky.
     */
    platnostDo?: string;
    /**
     * @description Wording of the condition.
     *
     *     Česky: Znění podmínky.
     */
    podminka?: string;
};
/**
 * @description Interruption of a trade by the entrepreneur.
 *
 *     Česky: Přerušení živnosti podnikatelem.
 */
export type ZivnostPreruseni = {
    /**
     * Format: date
     * @description Start of the interruption. ISO 8601 calendar date.
     *
     *     Česky: Začátek přerušení.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of the interruption. ISO 8601 calendar date.
     *
     *     Česky: Konec přerušení.
     */
    platnostDo?: string;
};
/**
 * @description Suspension of a trade or of an establishment.
 *
 *     Česky: Pozastavení živnosti nebo provozovny.
 */
export type ZivnostProvozovnaPozastaveni = {
    /**
     * Format: date
     * @description Start of the suspension. ISO 8601 calendar date.
     *
     *     Česky: Začátek pozastavení.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of the suspension. ISO 8601 calendar date.
     *
     *     Česky: Konec pozastavení.
     */
    platnostDo?: string;
    /**
     * @description Extent of the suspension. At most 1024 characters.
     *
     *     Česky: Rozsah pozastavení.
     */
    rozsahPozastaveni?: string;
};
/**
 * @description Common part of a trade licence.
 *
 *     Česky: Společné údaje o živnosti.
 */
export type ZivnostZaklad = {
    /**
     * Format: date
     * @description Date the trade licence arose. ISO 8601 calendar date.
     *
     *     Česky: Datum vzniku živnostenského oprávnění.
     */
    datumVzniku?: string;
    /**
     * Format: date
     * @description Date the trade licence ended. ISO 8601 calendar date.
     *
     *     Česky: Datum zániku živnostenského oprávnění.
     */
    datumZaniku?: string;
    /**
     * Format: date
     * @description Day until which the licence was granted. ISO 8601 calendar date.
     *
     *     Česky: Den, do kterého bylo oprávnění uděleno.
     */
    platnostDo?: string;
    /**
     * @description Object of business of the licence. 5 to 750 characters.
     *
     *     Česky: Předmět podnikání živnosti.
     */
    predmetPodnikani?: string;
    /**
     * @description Periods when the trade was suspended.
     *
     *     Česky: Období, kdy byla živnost pozastavena.
     */
    pozastaveniZivnosti?: ZivnostProvozovnaPozastaveni[];
    /**
     * @description Conditions set for running the trade.
     *
     *     Česky: Podmínky stanovené pro provozování živnosti.
     */
    podminkyProvozovaniZivnosti?: ZivnostPodminky[];
    /**
     * @description Periods when the trade was interrupted.
     *
     *     Česky: Období, kdy byla živnost přerušena.
     */
    preruseniZivnosti?: ZivnostPreruseni[];
    /**
     * @description Periods without a responsible representative.
     *
     *     Česky: Období bez odpovědného zástupce.
     */
    zivnostBezOz?: ZivnostBezOZ[];
    /**
     * Format: date
     * @description Date the licence data were last updated. ISO 8601 calendar date.
     *
     *     Česky: Datum poslední aktualizace údajů o živnosti.
     */
    datumAktualizace?: string;
    /**
     * @description Code of the trade kind: craft, tied, free or licensed. Exactly 1 character. Code list DruhZivnosti.
     *
     *     Česky: Kód druhu živnosti: řemeslná, vázaná, volná, nebo koncesovaná.
     */
    druhZivnosti?: string;
};
/**
 * @description Natural person engaged in an RZP record.
 *
 *     Česky: Fyzická osoba angažovaná v záznamu RŽP.
 */
export type AngazovanaOsobaRzp = AngazovanaOsoba & {
    /**
     * Format: date
     * @description Start of the engagement. ISO 8601 calendar date.
     *
     *     Česky: Začátek angažmá.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of the engagement. ISO 8601 calendar date.
     *
     *     Česky: Konec angažmá.
     */
    platnostDo?: string;
    /**
     * @description Country code of the citizenship. Code list Stat (com).
     *
     *     Česky: Kód státu, jehož je osoba občanem.
     */
    statniObcanstvi?: string;
    /**
     * @description Code of the role. 1 to 64 characters. Code list TypAngazma (rzp).
     *
     *     Česky: Kód druhu angažmá.
     */
    typAngazma?: string;
};
/**
 * @description Subject engaged in an RZP record.
 *
 *     Česky: Subjekt angažovaný v záznamu RŽP.
 */
export type AngazovanySubjektRzp = AngazovanySubjektRzpZaklad & {
    /**
     * @description Natural persons who represent the engaged subject.
     *
     *     Česky: Fyzické osoby, které angažovaný subjekt zastupují.
     */
    osobyZastupce?: AngazovanaOsobaRzp[];
};
/**
 * @description Page of an RZP search.
 *
 *     Česky: Stránka výsledků vyhledávání v RŽP.
 */
export type EkonomickeSubjektyRzpSeznam = Seznam & {
    /**
     * @description Subjects on this page.
     *
     *     Česky: Subjekty na této stránce.
     */
    ekonomickeSubjekty?: EkonomickySubjektRzp[];
};
/**
 * @description Subject in the trade-licence register (RZP).
 *
 *     Česky: Subjekt v registru živnostenského podnikání (RŽP).
 */
export type EkonomickySubjektRzp = {
    /**
     * @description Identification number, or an internal identifier with prefix where none exists. `^(ARES_)?\d{8}$`.
     *
     *     Česky: Identifikační číslo, a kde není přiděleno, vnitřní identifikátor s předponou.
     */
    icoId?: string;
    /**
     * @description RZP records of the subject.
     *
     *     Česky: Záznamy subjektu v RŽP.
     */
    zaznamy?: ZaznamRzp[];
};
/**
 * @description Establishment of an entrepreneur.
 *
 *     Česky: Provozovna podnikatele.
 */
export type Provozovna = ProvozovnaZaklad & {
    /**
     * @description Fields of activity carried on at the establishment.
     *
     *     Česky: Obory činnosti provozované v provozovně.
     */
    oboryCinnosti?: ZivnostOborCinnosti[];
};
/**
 * @description Full RZP record; can be very large.
 *
 *     Česky: Úplný záznam RŽP; může být velmi rozsáhlý.
 */
export type ZaznamRzp = ZaznamRzpZaklad & {
    /**
     * @description Related subjects engaged in the record.
     *
     *     Česky: Související subjekty angažované v záznamu.
     */
    souvisejiciSubjekty?: AngazovanySubjektRzp[];
    /**
     * @description The entrepreneur, when a natural person.
     *
     *     Česky: Podnikatel, je-li fyzickou osobou.
     */
    osobaPodnikatel?: AngazovanaOsobaRzp;
    /**
     * @description Engaged natural persons, e.g. members of the statutory body.
     *
     *     Česky: Angažované fyzické osoby, např. členové statutárního orgánu.
     */
    angazovaneOsoby?: AngazovanaOsobaRzp[];
    /**
     * @description Trade licences of the subject.
     *
     *     Česky: Živnosti subjektu.
     */
    zivnosti?: Zivnost[];
};
/**
 * @description Trade licence with its representatives and establishments.
 *
 *     Česky: Živnost, její odpovědní zástupci a provozovny.
 */
export type Zivnost = ZivnostZaklad & {
    /**
     * @description Fields of activity of a free trade.
     *
     *     Česky: Obory činnosti živnosti volné.
     */
    oboryCinnosti?: ZivnostOborCinnosti[];
    /**
     * @description Responsible representatives of the trade.
     *
     *     Česky: Odpovědní zástupci živnosti.
     */
    odpovedniZastupci?: AngazovanaOsobaRzp[];
    /**
     * @description Establishments where the trade is carried on.
     *
     *     Česky: Provozovny, ve kterých se živnost provozuje.
     */
    provozovny?: Provozovna[];
};
/**
 * @description Natural person engaged in an NRPZS record.
 *
 *     Česky: Fyzická osoba angažovaná v záznamu NRPZS.
 */
export type AngazovanaOsobaNrpzs = AngazovanaOsoba & {
    /**
     * @description Code of the role. 1 to 64 characters. Code list TypAngazma (nrpzs).
     *
     *     Česky: Kód druhu angažmá.
     */
    typAngazma?: string;
};
/**
 * @description Contacts of a health-service provider.
 *
 *     Česky: Kontakty na poskytovatele zdravotních služeb.
 */
export type Kontakty = {
    /**
     * @description E-mail address; a list in register RS, but single here. At most 50 characters.
     *
     *     Česky: E-mailová adresa; v rejstříku RŠ je seznamem, zde je jediná.
     */
    email?: string;
    /**
     * @description Fax number for contact. 1 to 25 characters.
     *
     *     Česky: Číslo faxu.
     */
    fax?: string;
    /**
     * @description Telephone number for contact. 1 to 25 characters.
     *
     *     Česky: Telefonní číslo.
     */
    telefon?: string;
    /**
     * @description Address of the web site. 1 to 255 characters.
     *
     *     Česky: Adresa webových stránek.
     */
    www?: string;
};
/**
 * @description Record of the national register of health-service providers (NRPZS).
 *
 *     Česky: Záznam Národního registru poskytovatelů zdravotních služeb (NRPZS).
 */
export type ZaznamNrpzs = EkonomickySubjektZaklad & {
    /**
     * @description Order number of the facility. `^\d{3}$`.
     *
     *     Česky: Pořadové číslo zařízení.
     */
    poradoveCisloZar?: string;
    /**
     * @description Order number of the workplace. `^\d{3}$`.
     *
     *     Česky: Pořadové číslo pracoviště.
     */
    poradoveCisloPrac?: string;
    /**
     * @description Code of the subject type, by its form of economic management. Exactly 2 characters. Code list TypSubjektu (nrpzs).
     *
     *     Česky: Kód druhu subjektu podle formy hospodaření.
     */
    typSubjektu?: string;
    /**
     * @description Code of the kind of health facility. `^\d{3}$`. Code list DruhZarizeni (nrpzs).
     *
     *     Česky: Kód druhu zdravotnického zařízení.
     */
    druhZarizeni?: string;
    /**
     * @description Whether this is the main one of several records.
     *
     *     Česky: Zda je tento záznam hlavním z více záznamů.
     */
    primarniZaznam?: boolean;
    /**
     * @description Code of the founder type. Exactly 1 character. Code list Zrizovatel (nrpzs).
     *
     *     Česky: Kód druhu zřizovatele.
     */
    typZrizovatele?: string;
    /**
     * @description Natural persons engaged in the provider.
     *
     *     Česky: Fyzické osoby angažované u poskytovatele.
     */
    angazovaneOsoby?: AngazovanaOsobaNrpzs[];
    /**
     * @description Contacts of the provider.
     *
     *     Česky: Kontakty na poskytovatele.
     */
    kontakty?: Kontakty;
};
/**
 * @description Page of an NRPZS search.
 *
 *     Česky: Stránka výsledků vyhledávání v NRPZS.
 */
export type EkonomickeSubjektyNrpzsSeznam = Seznam & {
    /**
     * @description Subjects on this page.
     *
     *     Česky: Subjekty na této stránce.
     */
    ekonomickeSubjekty?: EkonomickySubjektNrpzs[];
};
/**
 * @description Subject in the national register of health-service providers (NRPZS).
 *
 *     Česky: Subjekt v Národním registru poskytovatelů zdravotních služeb (NRPZS).
 */
export type EkonomickySubjektNrpzs = {
    /**
     * @description Identification number, or an internal identifier with prefix where none exists. `^(ARES_)?\d{8}$`.
     *
     *     Česky: Identifikační číslo, a kde není přiděleno, vnitřní identifikátor s předponou.
     */
    icoId?: string;
    /**
     * @description NRPZS records of the subject.
     *
     *     Česky: Záznamy subjektu v NRPZS.
     */
    zaznamy?: ZaznamNrpzs[];
};
/**
 * @description Natural person engaged in a political party or movement.
 *
 *     Česky: Fyzická osoba angažovaná v politické straně nebo hnutí.
 */
export type AngazovanaOsobaRpsh = AngazovanaOsoba & {
    /**
     * @description Function in the party or movement. At most 120 characters.
     *
     *     Česky: Funkce ve straně nebo hnutí.
     */
    funkce?: string;
    /**
     * Format: date
     * @description Start of the engagement. ISO 8601 calendar date.
     *
     *     Česky: Začátek angažmá.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of the engagement. ISO 8601 calendar date.
     *
     *     Česky: Konec angažmá.
     */
    platnostDo?: string;
    /**
     * @description Address of the person.
     *
     *     Česky: Adresa osoby.
     */
    adresa?: Adresa;
    /**
     * @description Code of the function. At most 10 characters.
     *
     *     Česky: Kód funkce.
     */
    kod?: string;
    /**
     * @description Code of the role. 1 to 64 characters. Code list TypAngazma (rpsh).
     *
     *     Česky: Kód druhu angažmá.
     */
    typAngazma?: string;
};
/**
 * @description Way of acting on behalf of a political party or movement.
 *
 *     Česky: Způsob jednání za politickou stranu nebo hnutí.
 */
export type StatutarniOrgan = {
    /**
     * Format: date
     * @description Start of validity of the description. ISO 8601 calendar date.
     *
     *     Česky: Začátek platnosti popisu.
     */
    platnostOd?: string;
    /**
     * @description Description of the way of acting. At most 1000 characters.
     *
     *     Česky: Popis způsobu jednání.
     */
    popis?: string;
};
/**
 * @description State of a political party or movement.
 *
 *     Česky: Stav politické strany nebo hnutí.
 */
export type StavSubjektu = {
    /**
     * @description Description of the state. At most 1000 characters.
     *
     *     Česky: Popis stavu.
     */
    popis?: string;
    /**
     * Format: date
     * @description Date the state took effect. ISO 8601 calendar date.
     *
     *     Česky: Datum, od kterého stav platí.
     */
    platnostOd?: string;
    /**
     * @description Code of the state. 1 to 64 characters.
     *
     *     Česky: Kód stavu.
     */
    stavSubjektu?: string;
};
/**
 * @description Record of the register of political parties and movements (RPSH).
 *
 *     Česky: Záznam rejstříku politických stran a hnutí (RPSH).
 */
export type ZaznamRpsh = EkonomickySubjektZaklad & {
    /**
     * @description Registration number of the party or movement. At most 20 characters.
     *
     *     Česky: Registrační číslo strany nebo hnutí.
     */
    cisloRegistrace?: string;
    /**
     * @description Code telling a party from a movement. `^\d{1}$`. Code list TypSubjektuRpsh.
     *
     *     Česky: Kód, který rozlišuje stranu a hnutí.
     */
    typSubjektu?: string;
    /**
     * @description Abbreviated name of the party or movement. At most 1000 characters.
     *
     *     Česky: Zkratka názvu strany nebo hnutí.
     */
    obchodniJmenoZkratka?: string;
    /**
     * @description Natural persons engaged in the party or movement.
     *
     *     Česky: Fyzické osoby angažované ve straně nebo hnutí.
     */
    angazovaneOsoby?: AngazovanaOsobaRpsh[];
    /**
     * @description Whether this is the main one of several records.
     *
     *     Česky: Zda je tento záznam hlavním z více záznamů.
     */
    primarniZaznam?: boolean;
    /**
     * @description Changes of the statutes.
     *
     *     Česky: Změny stanov.
     */
    zmenaStanov?: ZmenaStanov[];
    /**
     * @description Descriptions of the statutory body.
     *
     *     Česky: Popisy statutárního orgánu.
     */
    statutarniOrgan?: StatutarniOrgan[];
    /**
     * @description States of the party or movement over time.
     *
     *     Česky: Stavy strany nebo hnutí v čase.
     */
    stavSubjektu?: StavSubjektu[];
};
/**
 * @description Change of the statutes of a party or movement.
 *
 *     Česky: Změna stanov strany nebo hnutí.
 */
export type ZmenaStanov = {
    /**
     * Format: date
     * @description Date of the change. ISO 8601 calendar date.
     *
     *     Česky: Datum změny.
     */
    datumZmeny?: string;
};
/**
 * @description Page of an RPSH search.
 *
 *     Česky: Stránka výsledků vyhledávání v RPSH.
 */
export type EkonomickeSubjektyRpshSeznam = Seznam & {
    /**
     * @description Subjects on this page.
     *
     *     Česky: Subjekty na této stránce.
     */
    ekonomickeSubjekty?: EkonomickySubjektRpsh[];
};
/**
 * @description Subject in the register of political parties and movements (RPSH).
 *
 *     Česky: Subjekt v rejstříku politických stran a hnutí (RPSH).
 */
export type EkonomickySubjektRpsh = {
    /**
     * @description Identification number, or an internal identifier with prefix where none exists. `^(ARES_)?\d{8}$`.
     *
     *     Česky: Identifikační číslo, a kde není přiděleno, vnitřní identifikátor s předponou.
     */
    icoId?: string;
    /**
     * @description RPSH records of the subject.
     *
     *     Česky: Záznamy subjektu v RPSH.
     */
    zaznamy?: ZaznamRpsh[];
};
/**
 * @description Address in an RCNS record with its validity.
 *
 *     Česky: Adresa v záznamu RCNS a doba její platnosti.
 */
export type AdresaRcns = Adresa & {
    /**
     * Format: date
     * @description Start of validity of the address. ISO 8601 calendar date.
     *
     *     Česky: Začátek platnosti adresy.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of validity of the address. ISO 8601 calendar date.
     *
     *     Česky: Konec platnosti adresy.
     */
    platnostDo?: string;
    /**
     * @description Code of the address type. 1 to 64 characters. Code list TypAdresy (rcns).
     *
     *     Česky: Kód druhu adresy.
     */
    typAdresy?: string;
};
/**
 * @description Common part of a subject engaged in an RCNS record.
 *
 *     Česky: Společné údaje o subjektu angažovaném v záznamu RCNS.
 */
export type AngazovanySubjektRcnsZaklad = {
    /**
     * @description Identification number of the engaged subject; keep leading zeros. `^\d{8}$`.
     *
     *     Česky: Identifikační číslo angažovaného subjektu; včetně úvodních nul.
     */
    ico?: string;
    /**
     * @description Tax number of the engaged subject, CZ followed by digits.
     *
     *     Česky: Daňové identifikační číslo angažovaného subjektu, CZ a číslice.
     */
    dic?: string;
    /**
     * Format: date
     * @description Start of the engagement. ISO 8601 calendar date.
     *
     *     Česky: Začátek angažmá.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of the engagement. ISO 8601 calendar date.
     *
     *     Česky: Konec angažmá.
     */
    platnostDo?: string;
    /**
     * @description Seat of the engaged subject.
     *
     *     Česky: Sídlo angažovaného subjektu.
     */
    sidlo?: AdresaRcns;
    /**
     * @description Name of the engaged subject. 1 to 2000 characters.
     *
     *     Česky: Název angažovaného subjektu.
     */
    obchodniJmeno?: string;
    /**
     * @description Country code of the engaged subject. Code list Stat.
     *
     *     Česky: Kód státu angažovaného subjektu.
     */
    kodStatu?: string;
    /**
     * @description Legal form code of the engaged subject. `^\d{3}$`. Code list PravniForma.
     *
     *     Česky: Kód právní formy angažovaného subjektu.
     */
    pravniForma?: string;
};
/**
 * @description Member of a union of churches.
 *
 *     Česky: Člen svazu církví.
 */
export type ClenSvazu = {
    /**
     * @description Identification number of the member; keep leading zeros. `^\d{8}$`.
     *
     *     Česky: Identifikační číslo člena; včetně úvodních nul.
     */
    ico?: string;
    /**
     * Format: date
     * @description Start of the membership. ISO 8601 calendar date.
     *
     *     Česky: Začátek členství.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of the membership. ISO 8601 calendar date.
     *
     *     Česky: Konec členství.
     */
    platnostDo?: string;
};
/**
 * @description Special right of a church, with its validity.
 *
 *     Česky: Zvláštní právo církve a doba jeho platnosti.
 */
export type PravoZvlastni = {
    /**
     * Format: date
     * @description Date the special right took effect. ISO 8601 calendar date.
     *
     *     Česky: Datum, od kterého zvláštní právo platí.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description Date the special right ended. ISO 8601 calendar date.
     *
     *     Česky: Datum, kdy zvláštní právo skončilo.
     */
    platnostDo?: string;
    /**
     * @description Code of the special right. Code list Pravo (rcns).
     *
     *     Česky: Kód zvláštního práva.
     */
    kodPravo?: number;
};
/**
 * @description Registration of a subject in RCNS and its later course.
 *
 *     Česky: Registrace subjektu v RCNS a její další průběh.
 */
export type RegistraceRcns = {
    /**
     * @description Registration number; of a legal person of a church, the number of its record. At most 30 characters.
     *
     *     Česky: Registrační číslo; u církevní právnické osoby evidenční číslo.
     */
    cisloRegistrace?: string;
    /**
     * @description Number of the cancellation of the registration. At most 30 characters.
     *
     *     Česky: Číslo zrušení registrace.
     */
    cisloZruseniRegistrace?: string;
    /**
     * Format: date
     * @description Date the liquidation was declared. ISO 8601 calendar date.
     *
     *     Česky: Datum vyhlášení likvidace.
     */
    datumLikvidace?: string;
    /**
     * Format: date
     * @description Date the bankruptcy was declared. ISO 8601 calendar date.
     *
     *     Česky: Datum prohlášení konkursu.
     */
    datumKonkurzu?: string;
    /**
     * Format: date
     * @description Date of appointment of a guardian. ISO 8601 calendar date.
     *
     *     Česky: Datum jmenování opatrovníka.
     */
    datumOpatrovnik?: string;
    /**
     * Format: date
     * @description Date the registration was cancelled. ISO 8601 calendar date.
     *
     *     Česky: Datum zrušení registrace.
     */
    datumZruseniRegistrace?: string;
};
/**
 * @description Common part of an RCNS record.
 *
 *     Česky: Společná část záznamu RCNS.
 */
export type ZaznamRcnsZaklad = EkonomickySubjektZaklad & {
    /**
     * @description Code telling a church, a union or another legal person. 1 to 64 characters. Code list TypSubjektuRcns.
     *
     *     Česky: Kód, který rozlišuje církev, svaz a jinou právnickou osobu.
     */
    typSubjektu?: string;
    /**
     * @description Country code of the subject.
     *
     *     Česky: Kód státu subjektu.
     */
    stat?: string;
    /**
     * @description Whether this is the main one of several records.
     *
     *     Česky: Zda je tento záznam hlavním z více záznamů.
     */
    primarniZaznam?: boolean;
    /**
     * @description Registration data of the subject.
     *
     *     Česky: Údaje o registraci subjektu.
     */
    registrace?: RegistraceRcns;
    /**
     * @description Ways of acting on behalf of the subject.
     *
     *     Česky: Způsoby jednání za subjekt.
     */
    zpusobJednani?: ZpusobJednani[];
    /**
     * @description Addresses of the subject, with validity.
     *
     *     Česky: Adresy subjektu a doby jejich platnosti.
     */
    adresySubjektu?: AdresaRcns[];
    /**
     * @description Identifier of the record in the source register. At most 100 characters.
     *
     *     Česky: Identifikátor záznamu ve zdrojovém rejstříku.
     */
    zdrojId?: string;
    /**
     * Format: date
     * @description Start of validity of the subject in the register. ISO 8601 calendar date.
     *
     *     Česky: Začátek platnosti subjektu v rejstříku.
     */
    platnostOd?: string;
};
/**
 * @description Way of acting on behalf of a church subject.
 *
 *     Česky: Způsob jednání za církevní subjekt.
 */
export type ZpusobJednani = {
    /**
     * @description Description of the way of acting.
     *
     *     Česky: Popis způsobu jednání.
     */
    popis?: string;
    /**
     * Format: date
     * @description Start of validity of the way of acting. ISO 8601 calendar date.
     *
     *     Česky: Začátek platnosti způsobu jednání.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of validity of the way of acting. ISO 8601 calendar date.
     *
     *     Česky: Konec platnosti způsobu jednání.
     */
    platnostDo?: string;
};
/**
 * @description Natural person engaged in an RCNS record.
 *
 *     Česky: Fyzická osoba angažovaná v záznamu RCNS.
 */
export type AngazovanaOsobaRcns = AngazovanaOsoba & {
    /**
     * Format: date
     * @description Start of the engagement. ISO 8601 calendar date.
     *
     *     Česky: Začátek angažmá.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of the engagement. ISO 8601 calendar date.
     *
     *     Česky: Konec angažmá.
     */
    platnostDo?: string;
    /**
     * @description Note on the engagement. At most 100 characters.
     *
     *     Česky: Poznámka k angažmá.
     */
    poznamka?: string;
    /**
     * @description Code of the role. 1 to 64 characters. Code list TypAngazma (rcns).
     *
     *     Česky: Kód druhu angažmá.
     */
    typAngazma?: string;
    /**
     * @description Name of the body the person belongs to. At most 100 characters.
     *
     *     Česky: Název orgánu, ke kterému osoba patří.
     */
    nazevOrganu?: string;
    /**
     * @description Country code of the person. Code list Stat.
     *
     *     Česky: Kód státu osoby.
     */
    kodStatu?: string;
    /**
     * @description Legal form code. `^\d{3}$`. Code list PravniForma.
     *
     *     Česky: Kód právní formy.
     */
    pravniForma?: string;
};
/**
 * @description Common part of data on a church or religious society.
 *
 *     Česky: Společné údaje o církvi nebo náboženské společnosti.
 */
export type SubjektCirkevZaklad = {
    /**
     * Format: date
     * @description Date the special rights were registered. ISO 8601 calendar date.
     *
     *     Česky: Datum registrace zvláštních práv.
     */
    datumRegistracePrav?: string;
    /**
     * @description Number of the registration of special rights. At most 30 characters.
     *
     *     Česky: Číslo registrace zvláštních práv.
     */
    cisloRegistracePrav?: string;
    /**
     * @description Identification number of the legal successor. `^\d{8}$`.
     *
     *     Česky: Identifikační číslo právního nástupce.
     */
    icoNastupce?: string;
    /**
     * Format: date
     * @description Date the registration of special rights was cancelled. ISO 8601 calendar date.
     *
     *     Česky: Datum zrušení registrace zvláštních práv.
     */
    datumZruseniRegistracePrav?: string;
    /**
     * @description Special rights the church may exercise.
     *
     *     Česky: Zvláštní práva, která církev smí vykonávat.
     */
    pravoZvlastni?: PravoZvlastni[];
    /**
     * @description Number of the cancellation of special rights. At most 30 characters.
     *
     *     Česky: Číslo zrušení registrace zvláštních práv.
     */
    cisloZruseniRegistracePrav?: string;
};
/**
 * @description Common part of data on a legal person of a church.
 *
 *     Česky: Společné údaje o církevní právnické osobě.
 */
export type SubjektPravnickaOsobaZaklad = {
    /**
     * @description Identification number of the founder. `^\d{8}$`.
     *
     *     Česky: Identifikační číslo zřizovatele.
     */
    icoZrizovatel?: string;
    /**
     * @description Identification number of the legal successor. `^\d{8}$`.
     *
     *     Česky: Identifikační číslo právního nástupce.
     */
    icoNastupce?: string;
    /**
     * @description Code of the way the registration was cancelled. Code list ZpusobZruseni (rcns).
     *
     *     Česky: Kód způsobu zrušení registrace.
     */
    zpusobZruseniRegistrace?: number;
};
/**
 * @description Common part of data on a union of churches.
 *
 *     Česky: Společné údaje o svazu církví.
 */
export type SubjektSvazCirkviZaklad = {
    /**
     * @description Member churches of the union.
     *
     *     Česky: Členské církve svazu.
     */
    clenoveSvazu?: ClenSvazu[];
    /**
     * @description Identification number of the legal successor. `^\d{8}$`.
     *
     *     Česky: Identifikační číslo právního nástupce.
     */
    icoNastupce?: string;
};
/**
 * @description Engagement of a natural or legal person in RCNS.
 *
 *     Česky: Angažmá fyzické nebo právnické osoby v RCNS.
 */
export type AngazmaRcns = {
    /**
     * @description The engaged person, if a legal person.
     *
     *     Česky: Angažovaná osoba, je-li právnickou osobou.
     */
    osobaPravnicka?: AngazovanySubjektRcns;
    /**
     * @description The engaged person, if a natural person.
     *
     *     Česky: Angažovaná osoba, je-li fyzickou osobou.
     */
    osobaFyzicka?: AngazovanaOsobaRcns;
};
/**
 * @description Subject engaged in an RCNS record.
 *
 *     Česky: Subjekt angažovaný v záznamu RCNS.
 */
export type AngazovanySubjektRcns = AngazovanySubjektRcnsZaklad & {
    /**
     * @description Members of the statutory body of the engaged subject.
     *
     *     Česky: Členové statutárního orgánu angažovaného subjektu.
     */
    statutarniOrgany?: AngazovanaOsobaRcns[];
};
/**
 * @description Page of an RCNS search.
 *
 *     Česky: Stránka výsledků vyhledávání v RCNS.
 */
export type EkonomickeSubjektyRcnsSeznam = Seznam & {
    /**
     * @description Subjects on this page.
     *
     *     Česky: Subjekty na této stránce.
     */
    ekonomickeSubjekty?: EkonomickySubjektRcns[];
};
/**
 * @description Statutory body in RCNS, by subject type; published with this misspelt name.
 *
 *     Česky: Statutární orgán v RCNS podle druhu subjektu; název schématu je zveřejněn s touto chybou.
 */
export type StatutatniOrganRcns = {
    /**
     * @description Data of a church or religious society.
     *
     *     Česky: Údaje o církvi nebo náboženské společnosti.
     */
    subjektCirkev?: SubjektCirkev;
    /**
     * @description Data of a union of churches.
     *
     *     Česky: Údaje o svazu církví.
     */
    subjektSvazCirkvi?: SubjektSvazCirkvi;
    /**
     * @description Data of a legal person of a church.
     *
     *     Česky: Údaje o církevní právnické osobě.
     */
    subjektPravnickaOsoba?: SubjektPravnickaOsoba;
};
/**
 * @description Subject in the register of churches and religious societies (RCNS).
 *
 *     Česky: Subjekt v rejstříku církví a náboženských společností (RCNS).
 */
export type EkonomickySubjektRcns = {
    /**
     * @description Identification number, or an internal identifier with prefix where none exists. `^(ARES_)?\d{8}$`.
     *
     *     Česky: Identifikační číslo, a kde není přiděleno, vnitřní identifikátor s předponou.
     */
    icoId?: string;
    /**
     * @description RCNS records of the subject.
     *
     *     Česky: Záznamy subjektu v RCNS.
     */
    zaznamy?: ZaznamRcns[];
};
/**
 * @description Church or religious society.
 *
 *     Česky: Církev nebo náboženská společnost.
 */
export type SubjektCirkev = SubjektCirkevZaklad & {
    /**
     * @description Bodies of the church.
     *
     *     Česky: Orgány církve.
     */
    organy?: AngazovanySubjektRcns[];
};
/**
 * @description Legal person founded by a church.
 *
 *     Česky: Právnická osoba založená církví.
 */
export type SubjektPravnickaOsoba = SubjektPravnickaOsobaZaklad & {
    /**
     * @description Members of bodies; natural persons here, unlike for churches and unions.
     *
     *     Česky: Členové orgánů; na rozdíl od církví a svazů zde jde o fyzické osoby.
     */
    organy?: AngazovanaOsobaRcns[];
};
/**
 * @description Union of churches and religious societies.
 *
 *     Česky: Svaz církví a náboženských společností.
 */
export type SubjektSvazCirkvi = SubjektSvazCirkviZaklad & {
    /**
     * @description Bodies of the union.
     *
     *     Česky: Orgány svazu.
     */
    organy?: AngazovanySubjektRcns[];
};
/**
 * @description Record of the register of churches and religious societies (RCNS).
 *
 *     Česky: Záznam rejstříku církví a náboženských společností (RCNS).
 */
export type ZaznamRcns = ZaznamRcnsZaklad & {
    /**
     * @description Statutory body, in the branch for the subject type.
     *
     *     Česky: Statutární orgán, v té větvi, která patří k druhu subjektu.
     */
    statutarniOrgan?: StatutatniOrganRcns;
    /**
     * @description Liquidators of the subject.
     *
     *     Česky: Likvidátoři subjektu.
     */
    likvidatori?: AngazmaRcns[];
    /**
     * @description Bankruptcy trustees of the subject.
     *
     *     Česky: Správci konkursní podstaty subjektu.
     */
    konkurzniSpravci?: AngazmaRcns[];
    /**
     * @description Guardians of the subject.
     *
     *     Česky: Opatrovníci subjektu.
     */
    opatrovnici?: AngazmaRcns[];
};
/**
 * @description Common part of a natural person in SZR.
 *
 *     Česky: Společné údaje o fyzické osobě v SZR.
 */
export type AngazovanaOsobaSzrZaklad = AngazovanaOsoba & {
    /**
     * @description Code of the role. 1 to 64 characters. Code list TypAngazma.
     *
     *     Česky: Kód druhu angažmá.
     */
    typAngazma?: string;
};
/**
 * @description Common part of a farmer in sub-register EZP.
 *
 *     Česky: Společné údaje o zemědělském podnikateli v podregistru EZP.
 */
export type EkonomickySubjektEzpZaklad = EkonomickySubjektZaklad & {
    /**
     * @description Link to the farmer's entry in the source register. At most 255 characters.
     *
     *     Česky: Odkaz na zápis zemědělského podnikatele ve zdrojovém registru.
     */
    odkaz?: string;
};
/**
 * @description Page of an SZR search.
 *
 *     Česky: Stránka výsledků vyhledávání v SZR.
 */
export type EkonomickeSubjektySzrSeznam = Seznam & {
    /**
     * @description Subjects on this page.
     *
     *     Česky: Subjekty na této stránce.
     */
    ekonomickeSubjekty?: EkonomickySubjektSzr[];
};
/**
 * @description Subject in the common agricultural register (SZR).
 *
 *     Česky: Subjekt ve Společném zemědělském registru (SZR).
 */
export type EkonomickySubjektSzr = {
    /**
     * @description Identification number, or an internal identifier with prefix where none exists. `^(ARES_)?\d{8}$`.
     *
     *     Česky: Identifikační číslo, a kde není přiděleno, vnitřní identifikátor s předponou.
     */
    icoId?: string;
    /**
     * @description SZR records of the subject.
     *
     *     Česky: Záznamy subjektu v SZR.
     */
    zaznamy?: ZaznamSzr[];
};
/**
 * @description Entry in EZP, the register of agricultural entrepreneurs.
 *
 *     Česky: Zápis v EZP, evidenci zemědělského podnikatele.
 */
export type Ezp = {
    /**
     * @description The farmer as a natural person.
     *
     *     Česky: Zemědělský podnikatel jako fyzická osoba.
     */
    osobaEzp?: AngazovanaOsobaSzrZaklad;
    /**
     * @description The farmer as a subject: number, name and seat.
     *
     *     Česky: Zemědělský podnikatel jako subjekt: číslo, jméno a sídlo.
     */
    subjektEzp?: EkonomickySubjektEzpZaklad;
};
/**
 * @description Record of the common agricultural register (SZR).
 *
 *     Česky: Záznam Společného zemědělského registru (SZR).
 */
export type ZaznamSzr = {
    /**
     * @description Entry in sub-register EZP; name and seat are in subjektEzp.
     *
     *     Česky: Zápis v podregistru EZP; jméno a sídlo jsou v subjektEzp.
     */
    ezp?: Ezp;
};
/**
 * @description Natural person engaged in an RS record.
 *
 *     Česky: Fyzická osoba angažovaná v záznamu RŠ.
 */
export type AngazovanaOsobaRs = AngazovanaOsoba & {
    /**
     * @description Code of the role, e.g. headteacher. 1 to 64 characters. Code list TypAngazma (rs).
     *
     *     Česky: Kód druhu angažmá, např. ředitel školy.
     */
    typAngazma?: string;
};
/**
 * @description Subject engaged in an RS record, e.g. a founder.
 *
 *     Česky: Subjekt angažovaný v záznamu RŠ, např. zřizovatel.
 */
export type AngazovanySubjektRs = {
    /**
     * @description Identification number of the engaged subject; may carry the prefix ARES_. `^(ARES_)?\d{8}$`.
     *
     *     Česky: Identifikační číslo angažovaného subjektu; může mít předponu ARES_.
     */
    ico?: string;
    /**
     * @description Name of the engaged subject. 1 to 2000 characters.
     *
     *     Česky: Název angažovaného subjektu.
     */
    obchodniJmeno?: string;
    /**
     * @description Shortened name of the engaged subject. 1 to 40 characters.
     *
     *     Česky: Zkrácený název angažovaného subjektu.
     */
    obchodniJmenoZkracene?: string;
    /**
     * @description Code of the role. 1 to 64 characters. Code list TypAngazma (rs).
     *
     *     Česky: Kód druhu angažmá.
     */
    typAngazma?: string;
    /**
     * @description Address of the engaged subject.
     *
     *     Česky: Adresa angažovaného subjektu.
     */
    adresa?: Adresa;
    /**
     * @description Legal form code of the engaged subject. `^\d{3}$`.
     *
     *     Česky: Kód právní formy angažovaného subjektu.
     */
    pravniForma?: string;
    /**
     * Format: date
     * @description Date the engaged subject came into being. ISO 8601 calendar date.
     *
     *     Česky: Datum vzniku angažovaného subjektu.
     */
    datumVzniku?: string;
    /**
     * Format: date
     * @description Date the engaged subject ceased to exist. ISO 8601 calendar date.
     *
     *     Česky: Datum zániku angažovaného subjektu.
     */
    datumZaniku?: string;
};
/**
 * @description Contacts of a school subject.
 *
 *     Česky: Kontakty na školský subjekt.
 */
export type KontaktyRs = {
    /**
     * @description Telephone number for contact. 1 to 25 characters.
     *
     *     Česky: Telefonní číslo.
     */
    telefon?: string;
    /**
     * @description Fax number for contact. 1 to 25 characters.
     *
     *     Česky: Číslo faxu.
     */
    fax?: string;
    /**
     * @description E-mail addresses for contact. Each 1 to 50 characters.
     *
     *     Česky: E-mailové adresy.
     */
    email?: string[];
    /**
     * @description Address of the web site. 1 to 255 characters.
     *
     *     Česky: Adresa webových stránek.
     */
    www?: string;
};
/**
 * @description School or school facility run by a subject.
 *
 *     Česky: Škola nebo školské zařízení, jejichž činnost subjekt vykonává.
 */
export type SkolaZarizeni = {
    /**
     * @description Contacts of the school or facility.
     *
     *     Česky: Kontakty na školu nebo zařízení.
     */
    kontakty?: KontaktyRs;
    /**
     * @description Identifier of the school or facility (IZO). 1 to 9 characters.
     *
     *     Česky: Identifikátor školy nebo zařízení (IZO).
     */
    izo?: string;
    /**
     * @description Name of the school or facility. 1 to 2000 characters.
     *
     *     Česky: Název školy nebo zařízení.
     */
    obchodniJmeno?: string;
    /**
     * @description Shortened name of the school or facility. 1 to 40 characters.
     *
     *     Česky: Zkrácený název školy nebo zařízení.
     */
    obchodniJmenoZkracene?: string;
    /**
     * @description Code of the school or facility type. 1 to 64 characters. Code list TypASkoly (rs).
     *
     *     Česky: Kód druhu školy nebo zařízení.
     */
    typSkoly?: string;
    /**
     * @description Address of the school or facility.
     *
     *     Česky: Adresa školy nebo zařízení.
     */
    adresa?: Adresa;
    /**
     * Format: date
     * @description Date the school or facility came into being. ISO 8601 calendar date.
     *
     *     Česky: Datum vzniku školy nebo zařízení.
     */
    datumVzniku?: string;
    /**
     * Format: date
     * @description Date the school or facility ceased to exist. ISO 8601 calendar date.
     *
     *     Česky: Datum zániku školy nebo zařízení.
     */
    datumZaniku?: string;
};
/**
 * @description Common part of an RS record.
 *
 *     Česky: Společná část záznamu RŠ.
 */
export type ZaznamRsZaklad = EkonomickySubjektZaklad & {
    /**
     * @description Identifier of the subject in the education sector (REDIZO). 1 to 9 characters.
     *
     *     Česky: Resortní identifikátor subjektu (REDIZO).
     */
    redizo?: string;
    /**
     * @description Shortened name of the subject. 1 to 40 characters.
     *
     *     Česky: Zkrácený název subjektu.
     */
    obchodniJmenoZkracene?: string;
    /**
     * @description Contacts of the subject.
     *
     *     Česky: Kontakty na subjekt.
     */
    kontakty?: KontaktyRs;
    /**
     * @description Whether this is the main one of several records.
     *
     *     Česky: Zda je tento záznam hlavním z více záznamů.
     */
    primarniZaznam?: boolean;
    /**
     * @description Schools and school facilities run by the subject.
     *
     *     Česky: Školy a školská zařízení, jejichž činnost subjekt vykonává.
     */
    skolyAZarizeni?: SkolaZarizeni[];
    /**
     * @description Code of the subject type. 1 to 64 characters.
     *
     *     Česky: Kód druhu subjektu.
     */
    typSubjektu?: string;
};
/**
 * @description Page of an RS search.
 *
 *     Česky: Stránka výsledků vyhledávání v RŠ.
 */
export type EkonomickeSubjektyRsSeznam = Seznam & {
    /**
     * @description Subjects on this page.
     *
     *     Česky: Subjekty na této stránce.
     */
    ekonomickeSubjekty?: EkonomickySubjektRs[];
};
/**
 * @description Subject in the register of schools and school facilities (RS).
 *
 *     Česky: Subjekt v rejstříku škol a školských zařízení (RŠ).
 */
export type EkonomickySubjektRs = {
    /**
     * @description Identification number, or an internal identifier with prefix where none exists. `^(ARES_)?\d{8}$`.
     *
     *     Česky: Identifikační číslo, a kde není přiděleno, vnitřní identifikátor s předponou.
     */
    icoId?: string;
    /**
     * @description RS records of the subject.
     *
     *     Česky: Záznamy subjektu v RŠ.
     */
    zaznamy?: ZaznamRs[];
};
/**
 * @description Record of the register of schools and school facilities (RS).
 *
 *     Česky: Záznam rejstříku škol a školských zařízení (RŠ).
 */
export type ZaznamRs = ZaznamRsZaklad & {
    /**
     * @description Engaged subjects; a list despite the singular name.
     *
     *     Česky: Angažované subjekty; seznam, i když je název v jednotném čísle.
     */
    angazovanySubjekt?: AngazovanySubjektRs[];
    /**
     * @description Engaged natural persons; a list despite the singular name.
     *
     *     Česky: Angažované fyzické osoby; seznam, i když je název v jednotném čísle.
     */
    angazovanaOsoba?: AngazovanaOsobaRs[];
};
/**
 * @description Page of a code-list search.
 *
 *     Česky: Stránka výsledků vyhledávání číselníků.
 */
export type CiselnikyNazevnikSeznam = Seznam & {
    /**
     * @description Found code lists, each complete with all its items.
     *
     *     Česky: Nalezené číselníky, každý se všemi položkami.
     */
    ciselniky?: Ciselnik[];
};
/**
 * @description Code list with all its items.
 *
 *     Česky: Číselník se všemi položkami.
 */
export type Ciselnik = {
    /**
     * @description Code of the list, e.g. PravniForma. 1 to 64 characters.
     *
     *     Česky: Kód číselníku, např. PravniForma.
     */
    kodCiselniku?: string;
    /**
     * @description Name of the list. At most 255 characters.
     *
     *     Česky: Název číselníku.
     */
    nazevCiselniku?: string;
    /**
     * @description All items of the list; paging does not apply to them.
     *
     *     Česky: Všechny položky číselníku; stránkování se jich netýká.
     */
    polozkyCiselniku?: PolozkaCiselniku[];
    /**
     * @description Source that maintains the list, e.g. res or com. 1 to 64 characters. Code list TypZdrojeAres (com).
     *
     *     Česky: Zdroj, který číselník vede, např. res nebo com.
     */
    zdrojCiselniku?: TypZdrojeAres;
};
/**
 * @description Filter of the code-list search.
 *
 *     Česky: Filtr vyhledávání číselníků.
 */
export type CiselnikyZakladniFiltr = StrankovaniARazeni & {
    /**
     * @description Source of the wanted list; send it, codes repeat across sources. 1 to 64 characters. Code list TypZdrojeAres (com).
     *
     *     Česky: Zdroj hledaného číselníku; uveďte jej, kódy se mezi zdroji opakují.
     */
    zdrojCiselniku?: TypZdrojeAres | undefined;
    /**
     * @description Code of the wanted list, e.g. PravniForma. 1 to 64 characters.
     *
     *     Česky: Kód hledaného číselníku, např. PravniForma.
     */
    kodCiselniku?: string | undefined;
};
/**
 * @description Name of a code-list item in one language.
 *
 *     Česky: Název položky číselníku v jednom jazyce.
 */
export type NazevPolozky = {
    /**
     * @description Language code, e.g. cs or en.
     *
     *     Česky: Kód jazyka, např. cs nebo en.
     */
    kodJazyka?: string;
    /**
     * @description Name of the item in that language. At most 255 characters.
     *
     *     Česky: Název položky v tomto jazyce.
     */
    nazev?: string;
};
/**
 * @description Item of a code list.
 *
 *     Česky: Položka číselníku.
 */
export type PolozkaCiselniku = {
    /**
     * @description Code of the item. 1 to 64 characters.
     *
     *     Česky: Kód položky.
     */
    kod?: string;
    /**
     * @description Names of the item by language, in no fixed order.
     *
     *     Česky: Názvy položky podle jazyka, v libovolném pořadí.
     */
    nazev?: NazevPolozky[];
    /**
     * Format: date
     * @description Start of validity of the item. ISO 8601 calendar date.
     *
     *     Česky: Začátek platnosti položky.
     */
    platnostOd?: string;
    /**
     * Format: date
     * @description End of validity of the item. ISO 8601 calendar date.
     *
     *     Česky: Konec platnosti položky.
     */
    platnostDo?: string;
    /**
     * @description Code of the parent item in a hierarchical list. 1 to 64 characters.
     *
     *     Česky: Kód nadřízené položky, je-li číselník hierarchický.
     */
    kodNadrizeny?: string;
};
/**
 * @description Address part of a search filter; other address names are silently ignored.
 *
 *     Česky: Adresa ve filtru vyhledávání; jiná pole adresy služba bez upozornění přehlíží.
 */
export type AdresaFiltr = {
    /**
     * Format: int32
     * @description Wanted code of the part of the municipality. 0 to 999999.
     *
     *     Česky: Hledaný kód části obce.
     */
    kodCastiObce?: number | undefined;
    /**
     * @description Wanted code of the administrative district of Prague. 0 to 999.
     *
     *     Česky: Hledaný kód správního obvodu Prahy.
     */
    kodSpravnihoObvodu?: number | undefined;
    /**
     * Format: int32
     * @description Wanted code of the borough inside a statutory city. 0 to 999999.
     *
     *     Česky: Hledaný kód městské části nebo městského obvodu statutárního města.
     */
    kodMestskeCastiObvodu?: number | undefined;
    /**
     * Format: int32
     * @description Wanted street code. 0 to 9999999.
     *
     *     Česky: Hledaný kód ulice.
     */
    kodUlice?: number | undefined;
    /**
     * @description Wanted house number. At most 9999.
     *
     *     Česky: Hledané číslo domovní.
     */
    cisloDomovni?: number | undefined;
    /**
     * Format: int32
     * @description Wanted municipality code. 0 to 999999.
     *
     *     Česky: Hledaný kód obce.
     */
    kodObce?: number | undefined;
    /**
     * @description Wanted digits of the orientation number. At most 999.
     *
     *     Česky: Hledaná číselná část orientačního čísla.
     */
    cisloOrientacni?: number | undefined;
    /**
     * @description Wanted letter after the orientation number. At most 1 character.
     *
     *     Česky: Hledané písmeno za orientačním číslem.
     */
    cisloOrientacniPismeno?: string | undefined;
    /**
     * @description Wanted address as one text. At most 1500 characters.
     *
     *     Česky: Hledaná adresa jako jeden text.
     */
    textovaAdresa?: string | undefined;
};
/**
 * @description Filter of the search in one source register.
 *
 *     Česky: Filtr vyhledávání v jednom zdrojovém registru.
 */
export type EkonomickeSubjektyRegistraceFiltr = StrankovaniARazeni & {
    /**
     * @description Wanted numbers, at most 100; unknown ones are missing from the answer. Each `^\d{8}$`. At most 100 items.
     *
     *     Česky: Hledaná čísla, nejvýše 100; neznámá v odpovědi chybí.
     */
    ico?: readonly string[] | undefined;
};
/**
 * @description Common part of filters of subjects.
 *
 *     Česky: Společná část filtrů subjektů.
 */
export type EkonomickeSubjektyZakladFiltr = StrankovaniARazeni & {
    /**
     * @description Wanted identification numbers, at most 100 in one query. Each `^\d{8}$`. At most 100 items.
     *
     *     Česky: Hledaná identifikační čísla, nejvýše 100 v jednom dotazu.
     */
    ico?: readonly string[] | undefined;
    /**
     * @description Start of the wanted name; letter case is ignored, diacritics matter. 1 to 2000 characters.
     *
     *     Česky: Začátek hledaného jména; na velikosti písmen nezáleží, na diakritice ano.
     */
    obchodniJmeno?: string | undefined;
    /**
     * @description Wanted seat; former seats match too.
     *
     *     Česky: Hledané sídlo; vyhovují i dřívější sídla.
     */
    sidlo?: AdresaFiltr | undefined;
    /**
     * @description Wanted legal form codes. Each `^\d{3}$`. Code list PravniForma (res, com).
     *
     *     Česky: Hledané kódy právních forem.
     */
    pravniForma?: readonly string[] | undefined;
    /**
     * @description Wanted tax office codes. Each `^\d{3}$`. Code list FinancniUrad (ufo).
     *
     *     Česky: Hledané kódy finančních úřadů.
     */
    financniUrad?: readonly string[] | undefined;
};
/**
 * @description Address in ROS with its type.
 *
 *     Česky: Adresa v ROS a její druh.
 */
export type AdresaRos = Adresa & {
    /**
     * @description Code of the address type. 1 to 64 characters. Code list TypAdresyAres.
     *
     *     Česky: Kód druhu adresy.
     */
    typAdresy?: string;
};
/**
 * @description Address in ROS with the state of the item.
 *
 *     Česky: Adresa v ROS se stavem údaje.
 */
export type AdresaStavRos = AdresaRos & {
    /**
     * @description Code of the item's correctness state in ROS. At most 15 characters. Code list stavUdajeRos.
     *
     *     Česky: Kód stavu správnosti údaje v ROS.
     */
    platnostUdajeRos?: string;
};
/**
 * @description Legal person engaged in a ROS record.
 *
 *     Česky: Právnická osoba angažovaná v záznamu ROS.
 */
export type AngazovanySubjektRos = {
    /**
     * @description Identification number of the engaged subject; keep leading zeros. `^\d{8}$`.
     *
     *     Česky: Identifikační číslo angažovaného subjektu; včetně úvodních nul.
     */
    ico?: string;
    /**
     * @description Name of the engaged subject. 1 to 2000 characters.
     *
     *     Česky: Název angažovaného subjektu.
     */
    obchodniJmeno?: string;
    /**
     * @description Addresses of the engaged subject.
     *
     *     Česky: Adresy angažovaného subjektu.
     */
    adresy?: AdresaRos[];
};
/**
 * @description Data box in ROS with the state of the item.
 *
 *     Česky: Datová schránka v ROS se stavem údaje.
 */
export type DatovaSchrankaStavRos = {
    /**
     * @description Identifier of the data box (DS). 1 to 7 characters.
     *
     *     Česky: Identifikátor datové schránky (DS).
     */
    identifikatorDs?: string;
    /**
     * @description Code of the data box type. 1 to 64 characters. Code list typDatoveSchrankyRos.
     *
     *     Česky: Kód druhu datové schránky.
     */
    typDatoveSchranky?: string;
    /**
     * @description Code of the item's correctness state in ROS. At most 15 characters. Code list stavUdajeRos.
     *
     *     Česky: Kód stavu správnosti údaje v ROS.
     */
    platnostUdajeRos?: string;
};
/**
 * @description Date from the population register (ROB) with the item state.
 *
 *     Česky: Datum z registru obyvatel (ROB) se stavem údaje.
 */
export type DatumStavRob = StavUdajeRob & {
    /**
     * Format: date
     * @description The date itself. ISO 8601 calendar date.
     *
     *     Česky: Samotné datum.
     */
    datum?: string;
};
/**
 * @description Date in ROS with the state of the item.
 *
 *     Česky: Datum v ROS se stavem údaje.
 */
export type DatumStavRos = {
    /**
     * Format: date
     * @description The date itself; absent when not filled. ISO 8601 calendar date.
     *
     *     Česky: Samotné datum; není-li vyplněno, chybí.
     */
    datum?: string;
    /**
     * @description Code of the item's correctness state in ROS. At most 15 characters. Code list stavUdajeRos.
     *
     *     Česky: Kód stavu správnosti údaje v ROS.
     */
    platnostUdajeRos?: string;
};
/**
 * @description Registration of the subject under one public agenda in ROS.
 *
 *     Česky: Evidence subjektu v jedné agendě veřejné správy v ROS.
 */
export type EvidenceAgendaRos = {
    /**
     * @description Date the authorisation to carry on the activity arose.
     *
     *     Česky: Datum vzniku oprávnění k činnosti.
     */
    datumVznikuOpravneni?: DatumStavRos;
    /**
     * @description Date the authorisation to carry on the activity ended.
     *
     *     Česky: Datum zániku oprávnění k činnosti.
     */
    datumZanikuOpravneni?: DatumStavRos;
    /**
     * @description Code of the agenda that keeps the registration. At most 15 characters. Code list Agenda.
     *
     *     Česky: Kód agendy, která evidenci vede.
     */
    agenda?: string;
    /**
     * @description Code of the public authority (OVM) that keeps the registration. At most 15 characters. Code list Ovm.
     *
     *     Česky: Kód orgánu veřejné moci (OVM), který evidenci vede.
     */
    ovm?: string;
    /**
     * @description Name of the subject under the agenda.
     *
     *     Česky: Jméno subjektu v agendě.
     */
    obchodniJmeno?: ObchodniJmenoStavRos;
    /**
     * @description Whether the activity is suspended or interrupted.
     *
     *     Česky: Zda je činnost pozastavena nebo přerušena.
     */
    pozastaveniPreruseni?: PozastaveniPreruseniStavRos;
    /**
     * @description Addresses of the seat under the agenda; one for delivery can be among them.
     *
     *     Česky: Adresy sídla v agendě; může mezi nimi být i doručovací.
     */
    adresySidla?: AdresaStavRos[];
};
/**
 * @description Given name from the population register (ROB) with the item state.
 *
 *     Česky: Jméno z registru obyvatel (ROB) se stavem údaje.
 */
export type JmenoStavRob = StavUdajeRob & {
    /**
     * @description The given name itself. At most 100 characters.
     *
     *     Česky: Samotné jméno.
     */
    hodnota?: string;
};
/**
 * @description Contacts in ROS with the state of the item.
 *
 *     Česky: Kontaktní údaje v ROS se stavem údaje.
 */
export type KontaktniUdajeStavRos = {
    /**
     * @description Telephone number for contact. 1 to 25 characters.
     *
     *     Česky: Telefonní číslo.
     */
    telefon?: string;
    /**
     * @description E-mail address for contact. At most 50 characters.
     *
     *     Česky: E-mailová adresa.
     */
    email?: string;
    /**
     * @description Code of the item's correctness state in ROS. At most 15 characters. Code list stavUdajeRos.
     *
     *     Česky: Kód stavu správnosti údaje v ROS.
     */
    platnostUdajeRos?: string;
};
/**
 * @description Business name in ROS with the state of the item.
 *
 *     Česky: Obchodní jméno v ROS se stavem údaje.
 */
export type ObchodniJmenoStavRos = {
    /**
     * @description The business name itself. 1 to 2000 characters.
     *
     *     Česky: Samotné obchodní jméno.
     */
    hodnota?: string;
    /**
     * @description Code of the item's correctness state in ROS. At most 15 characters. Code list stavUdajeRos.
     *
     *     Česky: Kód stavu správnosti údaje v ROS.
     */
    platnostUdajeRos?: string;
};
/**
 * @description Common part of a person held in the population register (ROB).
 *
 *     Česky: Společné údaje o osobě vedené v registru obyvatel (ROB).
 */
export type OsobaRobZaklad = {
    /**
     * @description Given name with its state.
     *
     *     Česky: Jméno se stavem údaje.
     */
    jmeno?: JmenoStavRob;
    /**
     * @description Date of birth with its state; personal data.
     *
     *     Česky: Datum narození se stavem údaje; osobní údaj.
     */
    datumNarozeni?: DatumStavRob;
    /**
     * @description Family name with its state.
     *
     *     Česky: Příjmení se stavem údaje.
     */
    prijmeni?: PrijmeniStavRob;
};
/**
 * @description Person held in ROS itself, without a link to ROB.
 *
 *     Česky: Osoba vedená přímo v ROS, bez vazby na ROB.
 */
export type OsobaRos = {
    /**
     * @description Person described by text. At most 256 characters.
     *
     *     Česky: Osoba popsaná textem.
     */
    osobaTextem?: string;
    /**
     * Format: date
     * @description Date of birth; personal data. ISO 8601 calendar date.
     *
     *     Česky: Datum narození; osobní údaj.
     */
    datumNarozeni?: string;
};
/**
 * @description Suspension or interruption flag in ROS with the item state.
 *
 *     Česky: Příznak pozastavení nebo přerušení v ROS se stavem údaje.
 */
export type PozastaveniPreruseniStavRos = {
    /**
     * @description Whether the activity is suspended or interrupted.
     *
     *     Česky: Zda je činnost pozastavena nebo přerušena.
     */
    hodnota?: boolean;
    /**
     * @description Code of the item's correctness state in ROS. At most 15 characters. Code list stavUdajeRos.
     *
     *     Česky: Kód stavu správnosti údaje v ROS.
     */
    platnostUdajeRos?: string;
};
/**
 * @description Legal form in ROS with the state of the item.
 *
 *     Česky: Právní forma v ROS se stavem údaje.
 */
export type PravniFormaStavRos = {
    /**
     * @description Legal form code by ROS. `^\d{3}$`. Code list PravniFormaRos.
     *
     *     Česky: Kód právní formy podle ROS.
     */
    hodnota?: string;
    /**
     * @description Code of the item's correctness state in ROS. At most 15 characters. Code list stavUdajeRos.
     *
     *     Česky: Kód stavu správnosti údaje v ROS.
     */
    platnostUdajeRos?: string;
};
/**
 * @description Legal status in ROS with the state of the item.
 *
 *     Česky: Právní stav v ROS se stavem údaje.
 */
export type PravniStavStavRos = {
    /**
     * @description Code of the legal status. `^\d{2}$`. Code list pravniStavRos.
     *
     *     Česky: Kód právního stavu.
     */
    hodnota?: string;
    /**
     * @description Code of the item's correctness state in ROS. At most 15 characters. Code list stavUdajeRos.
     *
     *     Česky: Kód stavu správnosti údaje v ROS.
     */
    platnostUdajeRos?: string;
};
/**
 * @description Family name from the population register (ROB) with the item state.
 *
 *     Česky: Příjmení z registru obyvatel (ROB) se stavem údaje.
 */
export type PrijmeniStavRob = StavUdajeRob & {
    /**
     * @description The family name itself. At most 100 characters.
     *
     *     Česky: Samotné příjmení.
     */
    hodnota?: string;
};
/**
 * @description Establishment in ROS.
 *
 *     Česky: Provozovna v ROS.
 */
export type ProvozovnaRos = {
    /**
     * @description Identification number of the establishment (ICP), beyond the 32-bit range. 1000000000 to 9999999999.
     *
     *     Česky: Identifikační číslo provozovny (IČP); přesahuje rozsah 32 bitů.
     */
    icp?: number;
    /**
     * @description Date the activity at the establishment ended.
     *
     *     Česky: Datum ukončení činnosti v provozovně.
     */
    datumUkonceniCinnosti?: DatumStavRos;
    /**
     * @description Date the activity at the establishment began.
     *
     *     Česky: Datum zahájení činnosti v provozovně.
     */
    datumZahajeniCinnosti?: DatumStavRos;
    /**
     * @description Address of the establishment.
     *
     *     Česky: Adresa provozovny.
     */
    adresaProvozovny?: AdresaStavRos;
};
/**
 * @description Common part of items taken from the population register (ROB).
 *
 *     Česky: Společná část údajů převzatých z registru obyvatel (ROB).
 */
export type StavUdajeRob = {
    /**
     * Format: date
     * @description Date the item was last changed. ISO 8601 calendar date.
     *
     *     Česky: Datum poslední změny údaje.
     */
    zmenaUdaje?: string;
    /**
     * @description Code of the item's correctness state in ROB. At most 15 characters. Code list stavUdajeRob.
     *
     *     Česky: Kód stavu správnosti údaje v ROB.
     */
    platnostUdajeRob?: string;
};
/**
 * @description Common part of a ROS record.
 *
 *     Česky: Společná část záznamu ROS.
 */
export type ZaznamRosZaklad = {
    /**
     * @description Identification number of the subject; keep leading zeros. `^\d{8}$`.
     *
     *     Česky: Identifikační číslo subjektu; včetně úvodních nul.
     */
    ico?: string;
    /**
     * Format: date
     * @description Date the subject came into being, computed from its registrations. ISO 8601 calendar date.
     *
     *     Česky: Datum vzniku subjektu, vypočtené z platnosti evidencí.
     */
    datumVzniku?: string;
    /**
     * Format: date
     * @description Date the subject ceased to exist, computed from its registrations. ISO 8601 calendar date.
     *
     *     Česky: Datum zániku subjektu, vypočtené z platnosti evidencí.
     */
    datumZaniku?: string;
    /**
     * @description Legal form by ROS with its state.
     *
     *     Česky: Právní forma podle ROS se stavem údaje.
     */
    pravniFormaRos?: PravniFormaStavRos;
    /**
     * @description Legal status of the subject with its state.
     *
     *     Česky: Právní stav subjektu se stavem údaje.
     */
    pravniStavRos?: PravniStavStavRos;
    /**
     * Format: date
     * @description Date the subject was last changed. ISO 8601 calendar date.
     *
     *     Česky: Datum poslední změny subjektu.
     */
    datumAktualizace?: string;
    /**
     * @description Establishments of the subject.
     *
     *     Česky: Provozovny subjektu.
     */
    provozovny?: ProvozovnaRos[];
    /**
     * @description Telephone and e-mail with their state.
     *
     *     Česky: Telefon a e-mail se stavem údajů.
     */
    kontaktniUdaje?: KontaktniUdajeStavRos;
    /**
     * @description Data boxes of the subject.
     *
     *     Česky: Datové schránky subjektu.
     */
    datoveSchranky?: DatovaSchrankaStavRos[];
    /**
     * @description Registrations by agenda; the subject's name and seat are here.
     *
     *     Česky: Evidence podle agend; jméno a sídlo subjektu jsou zde.
     */
    evidenceAgendy?: EvidenceAgendaRos[];
    /**
     * @description State of the subject in ARES, e.g. AKTIVNI. 1 to 64 characters. Code list StavZdroje.
     *
     *     Česky: Stav subjektu v ARES, např. AKTIVNI.
     */
    stavSubjektu?: StavZdroje;
};
/**
 * @description Engagement of a natural or legal person in ROS.
 *
 *     Česky: Angažmá fyzické nebo právnické osoby v ROS.
 */
export type AngazmaRos = {
    /**
     * @description The engaged person, if a legal person.
     *
     *     Česky: Angažovaná osoba, je-li právnickou osobou.
     */
    osobaPravnicka?: AngazovanySubjektRos;
    /**
     * @description The engaged person, if a natural person.
     *
     *     Česky: Angažovaná osoba, je-li fyzickou osobou.
     */
    osobaFyzicka?: AngazovanaOsobaRos;
    /**
     * @description Code of the item's correctness state in ROS. At most 15 characters. Code list stavUdajeRos.
     *
     *     Česky: Kód stavu správnosti údaje v ROS.
     */
    platnostUdajeRos?: string;
};
/**
 * @description Natural person engaged in a ROS record.
 *
 *     Česky: Fyzická osoba angažovaná v záznamu ROS.
 */
export type AngazovanaOsobaRos = {
    /**
     * @description The person as held in ROS itself.
     *
     *     Česky: Osoba, jak je vedena přímo v ROS.
     */
    osobaRos?: OsobaRos;
    /**
     * @description The person as held in the population register (ROB).
     *
     *     Česky: Osoba, jak je vedena v registru obyvatel (ROB).
     */
    osobaRob?: OsobaRobZaklad;
};
/**
 * @description Page of a ROS search.
 *
 *     Česky: Stránka výsledků vyhledávání v ROS.
 */
export type EkonomickeSubjektyRosSeznam = Seznam & {
    /**
     * @description Subjects on this page.
     *
     *     Česky: Subjekty na této stránce.
     */
    ekonomickeSubjekty?: EkonomickySubjektRos[];
};
/**
 * @description Subject in the basic register of persons (ROS); since interface 1.3.0.
 *
 *     Česky: Subjekt v registru osob (ROS); od rozhraní 1.3.0.
 */
export type EkonomickySubjektRos = {
    /**
     * @description Identification number, or an internal identifier with prefix where none exists. `^(ARES_)?\d{8}$`.
     *
     *     Česky: Identifikační číslo, a kde není přiděleno, vnitřní identifikátor s předponou.
     */
    icoId?: string;
    /**
     * @description ROS records of the subject.
     *
     *     Česky: Záznamy subjektu v ROS.
     */
    zaznamy?: ZaznamRos[];
};
/**
 * @description Member of the statutory body in ROS.
 *
 *     Česky: Člen statutárního orgánu v ROS.
 */
export type StatutarniOrganRos = {
    /**
     * @description The member, if a natural person.
     *
     *     Česky: Člen, je-li fyzickou osobou.
     */
    osobaFyzicka?: AngazovanaOsobaRos;
    /**
     * @description The member, if a legal person, with its representatives.
     *
     *     Česky: Člen, je-li právnickou osobou, a jeho zástupci.
     */
    osobaPravnicka?: StatutarniOrganZastupciRos;
    /**
     * @description Code of the item's correctness state in ROS. At most 15 characters. Code list stavUdajeRos.
     *
     *     Česky: Kód stavu správnosti údaje v ROS.
     */
    platnostUdajeRos?: string;
};
/**
 * @description Legal person in the statutory body, with its representatives.
 *
 *     Česky: Právnická osoba ve statutárním orgánu a její zástupci.
 */
export type StatutarniOrganZastupciRos = AngazovanySubjektRos & {
    /**
     * @description Natural persons who represent the legal person.
     *
     *     Česky: Fyzické osoby, které právnickou osobu zastupují.
     */
    zastupci?: AngazovanaOsobaRos[];
    /**
     * @description Code of the item's correctness state in ROS. At most 15 characters. Code list stavUdajeRos.
     *
     *     Česky: Kód stavu správnosti údaje v ROS.
     */
    platnostUdajeRos?: string;
};
/**
 * @description Record of the basic register of persons (ROS); name and seat are in evidenceAgendy.
 *
 *     Česky: Záznam registru osob (ROS); jméno a sídlo jsou v evidenceAgendy.
 */
export type ZaznamRos = ZaznamRosZaklad & {
    /**
     * @description Members of the statutory body.
     *
     *     Česky: Členové statutárního orgánu.
     */
    statutarniOrgany?: StatutarniOrganRos[];
    /**
     * @description Liquidators of the subject.
     *
     *     Česky: Likvidátoři subjektu.
     */
    likvidatori?: AngazmaRos[];
    /**
     * @description Guardians of the subject.
     *
     *     Česky: Opatrovníci subjektu.
     */
    opatrovnici?: AngazmaRos[];
    /**
     * @description Compulsory administrators of the subject.
     *
     *     Česky: Nucení správci subjektu.
     */
    nuceniSpravci?: AngazmaRos[];
    /**
     * @description Insolvency administrators of the subject.
     *
     *     Česky: Insolvenční správci subjektu.
     */
    insolvencniSpravci?: AngazmaRos[];
};
/**
 * @description Page of a standardized-address search.
 *
 *     Česky: Stránka výsledků vyhledávání standardizovaných adres.
 */
export type StandardizovaneAdresySeznam = Seznam & {
    /**
     * @description Addresses on this page.
     *
     *     Česky: Adresy na této stránce.
     */
    standardizovaneAdresy?: StandardizovanaAdresa[];
    /**
     * @description Result of the matching: UPLNA, a CASTECNA variant such as CASTECNA_OBEC, or NEUSPESNA. Code list StavStandardizaceAdresy.
     *
     *     Česky: Výsledek ztotožnění: UPLNA, některá z hodnot CASTECNA, např. CASTECNA_OBEC, nebo NEUSPESNA.
     */
    stavStandardizace?: StavStandardizaceAdresy;
    /**
     * @description Echo of the filter that was sent.
     *
     *     Česky: Opis odeslaného filtru.
     */
    request?: StandardizovanaAdresaFiltr;
};
/**
 * @description Address standardized against RUIAN.
 *
 *     Česky: Adresa standardizovaná podle RÚIAN.
 */
export type StandardizovanaAdresa = {
    /**
     * @description House number, either descriptive or registration number. At most 9999.
     *
     *     Česky: Číslo domovní, tedy popisné, nebo evidenční.
     */
    cisloDomovni?: number;
    /**
     * @description Digits of the orientation number. At most 999.
     *
     *     Česky: Číselná část orientačního čísla.
     */
    cisloOrientacni?: number;
    /**
     * @description Letter after the orientation number. At most 1 character.
     *
     *     Česky: Písmeno za orientačním číslem.
     */
    cisloOrientacniPismeno?: string;
    /**
     * @description Code of the address point in RUIAN. 0 to 999999999.
     *
     *     Česky: Kód adresního místa v RÚIAN.
     */
    kodAdresnihoMista?: number;
    /**
     * Format: int32
     * @description Code of the part of the municipality. 0 to 999999.
     *
     *     Česky: Kód části obce.
     */
    kodCastiObce?: number;
    /**
     * @description Code of the region (kraj). 0 to 999.
     *
     *     Česky: Kód kraje.
     */
    kodKraje?: number;
    /**
     * Format: int32
     * @description Code of the borough inside a statutory city. 0 to 999999.
     *
     *     Česky: Kód městské části nebo městského obvodu statutárního města.
     */
    kodMestskeCastiObvodu?: number;
    /**
     * @description Code of the Prague city district; Adresa omits the final P. 0 to 999.
     *
     *     Česky: Kód městského obvodu Prahy; v Adresa je název bez koncového P.
     */
    kodMestskehoObvoduP?: number;
    /**
     * Format: int32
     * @description Code of the municipality. 0 to 999999.
     *
     *     Česky: Kód obce.
     */
    kodObce?: number;
    /**
     * Format: int32
     * @description Code of the district (okres). 0 to 9999.
     *
     *     Česky: Kód okresu.
     */
    kodOkresu?: number;
    /**
     * @description Code of the Prague administrative district; Adresa omits the final P. 0 to 999.
     *
     *     Česky: Kód správního obvodu Prahy; v Adresa je název bez koncového P.
     */
    kodSpravnihoObvoduP?: number;
    /**
     * @description Code of the building in RUIAN. 0 to 999999999.
     *
     *     Česky: Kód stavebního objektu v RÚIAN.
     */
    kodStavebnihoObjektu?: number;
    /**
     * Format: int32
     * @description Code of the street or other public space. 0 to 9999999.
     *
     *     Česky: Kód ulice nebo jiného veřejného prostranství.
     */
    kodUlice?: number;
    /**
     * @description Name of the part of the municipality. At most 48 characters.
     *
     *     Česky: Název části obce.
     */
    nazevCastiObce?: string;
    /**
     * @description Name of the region. At most 32 characters.
     *
     *     Česky: Název kraje.
     */
    nazevKraje?: string;
    /**
     * @description Name of the borough inside a statutory city. At most 48 characters.
     *
     *     Česky: Název městské části nebo městského obvodu statutárního města.
     */
    nazevMestskeCastiObvodu?: string;
    /**
     * @description Name of the Prague city district; Adresa omits the final P. At most 32 characters.
     *
     *     Česky: Název městského obvodu Prahy; v Adresa je název bez koncového P.
     */
    nazevMestskehoObvoduP?: string;
    /**
     * @description Name of the municipality. At most 48 characters.
     *
     *     Česky: Název obce.
     */
    nazevObce?: string;
    /**
     * @description Name of the district. At most 32 characters.
     *
     *     Česky: Název okresu.
     */
    nazevOkresu?: string;
    /**
     * @description Name of the Prague administrative district; Adresa omits the final P. At most 32 characters.
     *
     *     Česky: Název správního obvodu Prahy; v Adresa je název bez koncového P.
     */
    nazevSpravnihoObvoduP?: string;
    /**
     * @description Name of the street or other public space. At most 48 characters.
     *
     *     Česky: Název ulice nebo jiného veřejného prostranství.
     */
    nazevUlice?: string;
    /**
     * @description Postal code as a number.
     *
     *     Česky: Poštovní směrovací číslo jako celé číslo.
     */
    psc?: number;
    /**
     * @description Whole address in one line of text. At most 1500 characters.
     *
     *     Česky: Celá adresa v jednom řádku textu.
     */
    textovaAdresa?: string;
    /**
     * @description Code of the building type; superseded by typCisloDomovni. Code list TypStavebnihoObjektu (ruian).
     *
     *     Česky: Kód druhu stavebního objektu; nahradilo jej typCisloDomovni.
     */
    typStavebnihoObjektu?: string;
    /**
     * @description Code telling descriptive from registration house numbers. At most 9999. Code list TypCislaDomovniho.
     *
     *     Česky: Kód, který rozlišuje číslo popisné a evidenční.
     */
    typCisloDomovni?: number;
};
/**
 * @description Filter of the standardized-address search.
 *
 *     Česky: Filtr vyhledávání standardizovaných adres.
 */
export type StandardizovanaAdresaFiltr = StrankovaniARazeni & {
    /**
     * Format: int32
     * @description Wanted municipality code. 0 to 999999.
     *
     *     Česky: Hledaný kód obce.
     */
    kodObce?: number | undefined;
    /**
     * @description Wanted municipality name. At most 48 characters.
     *
     *     Česky: Hledaný název obce.
     */
    nazevObce?: string | undefined;
    /**
     * Format: int32
     * @description Wanted code of the part of the municipality. 0 to 999999.
     *
     *     Česky: Hledaný kód části obce.
     */
    kodCastiObce?: number | undefined;
    /**
     * @description Wanted name of the part of the municipality. At most 48 characters.
     *
     *     Česky: Hledaný název části obce.
     */
    nazevCastiObce?: string | undefined;
    /**
     * Format: int32
     * @description Wanted borough code; spelt differently from kodMestskeCastiObvodu in Adresa. 0 to 999999.
     *
     *     Česky: Hledaný kód městské části nebo obvodu; v Adresa se pole jmenuje kodMestskeCastiObvodu.
     */
    kodMestskehoCastiObvodu?: number | undefined;
    /**
     * @description Wanted borough name; spelt differently from nazevMestskeCastiObvodu in Adresa. At most 32 characters.
     *
     *     Česky: Hledaný název městské části nebo obvodu; v Adresa se pole jmenuje nazevMestskeCastiObvodu.
     */
    nazevMestskehoCastiObvodu?: string | undefined;
    /**
     * Format: int32
     * @description Wanted street code. 0 to 9999999.
     *
     *     Česky: Hledaný kód ulice.
     */
    kodUlice?: number | undefined;
    /**
     * @description Wanted street name. At most 48 characters.
     *
     *     Česky: Hledaný název ulice.
     */
    nazevUlice?: string | undefined;
    /**
     * @description Wanted house number. At most 9999.
     *
     *     Česky: Hledané číslo domovní.
     */
    cisloDomovni?: number | undefined;
    /**
     * @description Wanted digits of the orientation number. At most 999.
     *
     *     Česky: Hledaná číselná část orientačního čísla.
     */
    cisloOrientacni?: number | undefined;
    /**
     * @description Wanted letter after the orientation number. At most 1 character.
     *
     *     Česky: Hledané písmeno za orientačním číslem.
     */
    cisloOrientacniPismeno?: string | undefined;
    /**
     * @description Wanted address point code. 0 to 999999999.
     *
     *     Česky: Hledaný kód adresního místa.
     */
    kodAdresnihoMista?: number | undefined;
    /**
     * @description Wanted address as one text. At most 1500 characters.
     *
     *     Česky: Hledaná adresa jako jeden text.
     */
    textovaAdresa?: string | undefined;
    /**
     * @description Matching mode, expected by the service: UPLNA_STANDARDIZACE or VYHOVUJICI_ADRESY. Code list TypStandardizaceAdresy.
     *
     *     Česky: Způsob ztotožnění, služba jej očekává: UPLNA_STANDARDIZACE, nebo VYHOVUJICI_ADRESY.
     */
    typStandardizaceAdresy?: TypStandardizaceAdresy | undefined;
};
/**
 * @description Address in a CEU record with its type.
 *
 *     Česky: Adresa v záznamu CEÚ a její druh.
 */
export type AdresaCeu = Adresa & {
    /**
     * @description Code of the address type. 1 to 64 characters.
     *
     *     Česky: Kód druhu adresy.
     */
    typAdresy?: string;
};
/**
 * @description Person engaged in a CEU bankruptcy, e.g. the trustee.
 *
 *     Česky: Osoba angažovaná v úpadku vedeném v CEÚ, např. správce.
 */
export type AngazovanaOsobaCeu = {
    /**
     * @description Full name in one text. At most 100 characters.
     *
     *     Česky: Jméno a příjmení v jednom textu.
     */
    jmenoPrijmeni?: string;
    /**
     * @description Code of the role. 1 to 64 characters.
     *
     *     Česky: Kód druhu angažmá.
     */
    typAngazma?: string;
};
/**
 * @description Common part of a CEU record.
 *
 *     Česky: Společná část záznamu CEÚ.
 */
export type EkonomickySubjektCeuZaklad = EkonomickySubjektZaklad & {
    /**
     * @description Code of the subject type. 1 to 64 characters. Code list TypSubjektu (Ceu).
     *
     *     Česky: Kód druhu subjektu.
     */
    typSubjektu?: string;
    /**
     * @description Addresses of the bankrupt subject.
     *
     *     Česky: Adresy úpadce.
     */
    adresy?: AdresaCeu[];
    /**
     * @description Full name of the bankrupt, when a natural person. At most 100 characters.
     *
     *     Česky: Jméno a příjmení úpadce, je-li fyzickou osobou.
     */
    jmenoPrijmeni?: string;
};
/**
 * @description Common part of a bankruptcy in CEU.
 *
 *     Česky: Společné údaje o úpadku v CEÚ.
 */
export type UpadekCeu = {
    /**
     * @description Motion that started the case.
     *
     *     Česky: Podnět, kterým řízení začalo.
     */
    podnet?: string;
    /**
     * @description Court file mark of the case.
     *
     *     Česky: Spisová značka řízení u soudu.
     */
    spisZn?: string;
    /**
     * Format: date
     * @description Date of the entry. ISO 8601 calendar date.
     *
     *     Česky: Datum zápisu.
     */
    datum?: string;
    /**
     * @description Link to the details of the case. 1 to 255 characters.
     *
     *     Česky: Odkaz na podrobnosti o úpadku.
     */
    detail?: string;
    /**
     * @description Link to the court resolution. 1 to 255 characters.
     *
     *     Česky: Odkaz na usnesení soudu.
     */
    usneseni?: string;
    /**
     * @description Procedural step in the case. 1 to 64 characters.
     *
     *     Česky: Procesní krok v řízení.
     */
    akceUpadek?: string;
    /**
     * @description Kind of the bankruptcy case. 1 to 64 characters.
     *
     *     Česky: Druh úpadku.
     */
    typUpadek?: string;
    /**
     * @description Court that deals with the case. 1 to 64 characters.
     *
     *     Česky: Soud, který věc projednává.
     */
    soudUpadek?: string;
};
/**
 * @description Page of a CEU search.
 *
 *     Česky: Stránka výsledků vyhledávání v CEÚ.
 */
export type EkonomickeSubjektyCeuSeznam = Seznam & {
    /**
     * @description Subjects on this page.
     *
     *     Česky: Subjekty na této stránce.
     */
    ekonomickeSubjekty?: EkonomickySubjektCeu[];
};
/**
 * @description Subject in CEU, the bankruptcy register that preceded the insolvency register.
 *
 *     Česky: Subjekt v CEÚ, evidenci úpadců, která předcházela insolvenčnímu rejstříku.
 */
export type EkonomickySubjektCeu = {
    /**
     * @description Identification number, or an internal identifier with prefix where none exists. `^(ARES_)?\d{8}$`.
     *
     *     Česky: Identifikační číslo, a kde není přiděleno, vnitřní identifikátor s předponou.
     */
    icoId?: string;
    /**
     * @description CEU records of the subject.
     *
     *     Česky: Záznamy subjektu v CEÚ.
     */
    zaznamy?: ZaznamCeu[];
};
/**
 * @description Publicly available bankruptcy data in CEU.
 *
 *     Česky: Veřejně přístupné údaje o úpadku v CEÚ.
 */
export type UpadekCeuVerejny = UpadekCeu & {
    /**
     * @description Bankruptcy trustee of the case.
     *
     *     Česky: Správce podstaty v daném úpadku.
     */
    spravceUpadku?: AngazovanaOsobaCeu;
};
/**
 * @description Record of the central register of bankrupt persons (CEU).
 *
 *     Česky: Záznam Centrální evidence úpadců (CEÚ).
 */
export type ZaznamCeu = EkonomickySubjektCeuZaklad & {
    /**
     * @description Bankruptcies of the subject.
     *
     *     Česky: Úpadky subjektu.
     */
    upadek?: UpadekCeuVerejny[];
};
/**
 * @description Filter of notification batches; it has no paging.
 *
 *     Česky: Filtr notifikačních dávek; nemá stránkování.
 */
export type EkonomickeSubjektyNotifikaceFiltr = {
    /**
     * @description Source of the wanted batches, e.g. vr or res. At most 30 characters. Code list TypZdrojeAres (com).
     *
     *     Česky: Zdroj hledaných dávek, např. vr nebo res.
     */
    datovyZdroj?: "ares" | "vr" | "res" | "ros" | "rzp" | "nrpzs" | "rcns" | "rpsh" | "rs" | "szr" | (string & {}) | undefined;
};
/**
 * @description Notice that one subject changed in a source.
 *
 *     Česky: Oznámení, že se ve zdroji změnil jeden subjekt.
 */
export type Notifikace = {
    /**
     * @description Kind of change: INS, UPD or DEL. At most 50 characters. Code list TypZmenyAres.
     *
     *     Česky: Druh změny: INS, UPD, nebo DEL.
     */
    typZmeny?: TypZmenyAres;
    /**
     * @description Identification number or internal identifier; can repeat within one batch. `^(ARES_)?\d{8}$`.
     *
     *     Česky: Identifikační číslo, nebo vnitřní identifikátor; v jedné dávce se může opakovat.
     */
    icoId?: string;
};
/**
 * @description Header of a batch of change notices.
 *
 *     Česky: Hlavička dávky oznámení o změnách.
 */
export type NotifikacniDavka = {
    /**
     * @description Batch number, growing by one within a source.
     *
     *     Česky: Číslo dávky; v rámci zdroje roste po jedné.
     */
    cisloDavky?: number;
    /**
     * @description Source whose changes the batch reports. At most 30 characters. Code list TypZdrojeAres (com).
     *
     *     Česky: Zdroj, jehož změny dávka oznamuje.
     */
    datovyZdroj?: "ares" | "vr" | "res" | "ros" | "rzp" | "nrpzs" | "rcns" | "rpsh" | "rs" | "szr" | (string & {});
    /**
     * Format: date
     * @description Date the batch was released; several batches can share it. ISO 8601 calendar date.
     *
     *     Česky: Datum uvolnění dávky; může je mít více dávek.
     */
    datumUvolneniDavky?: string;
    /**
     * @description Number of changes in the batch.
     *
     *     Česky: Počet změn v dávce.
     */
    pocetZmen?: number;
};
/**
 * @description Batch of change notices with its content.
 *
 *     Česky: Dávka oznámení o změnách s obsahem.
 */
export type NotifikacniDavkaZaznam = NotifikacniDavka & {
    /**
     * @description Change notices in the batch.
     *
     *     Česky: Oznámení o změnách v dávce.
     */
    seznamNotifikaci?: Notifikace[];
};
/**
 * @description Batches found by a search, without a total count.
 *
 *     Česky: Nalezené dávky, bez celkového počtu.
 */
export type SeznamNotifikacnichDavek = {
    /**
     * @description Headers of the retained batches, covering about 30 days.
     *
     *     Česky: Hlavičky uchovaných dávek, zhruba za 30 dnů.
     */
    notifikacniDavky?: NotifikacniDavka[];
};
/**
 * @description Filter by an engaged person; no operation accepts it.
 *
 *     Česky: Filtr podle angažované osoby; žádná operace jej nepřijímá.
 */
export type AngazovanaOsobaFiltr = {
    /**
     * @description Wanted given name. At most 100 characters.
     *
     *     Česky: Hledané jméno.
     */
    jmeno?: string;
    /**
     * @description Wanted Czech birth number; personal data. 9 to 10 characters.
     *
     *     Česky: Hledané rodné číslo; osobní údaj.
     */
    rodneCislo?: string;
    /**
     * @description Wanted family name. At most 100 characters.
     *
     *     Česky: Hledané příjmení.
     */
    prijmeni?: string;
    /**
     * Format: date
     * @description Wanted date of birth. ISO 8601 calendar date.
     *
     *     Česky: Hledané datum narození.
     */
    datumNarozeni?: string;
};
/**
 * @description Main error codes of the service.
 *
 *     Česky: Hlavní kódy chyb služby.
 */
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
                     *             "institucionalniSektor2010": "11003",
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
                     *                 "institucionalniSektor2010": "11003",
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
                     *                 "institucionalniSektor2010": "14100",
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
                     *               "detail": "https://ceu.example/upadek/1",
                     *               "akceUpadek": "NAVRH",
                     *               "typUpadek": "KONKURS",
                     *               "soudUpadek": "KSOS"
                     *             },
                     *             {
                     *               "podnet": "návrh věřitele",
                     *               "spisZn": "33 K 9901/2006",
                     *               "datum": "2006-09-21",
                     *               "detail": "https://ceu.example/upadek/2",
                     *               "usneseni": "https://ceu.example/usneseni/3",
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
                     *               "detail": "https://ceu.example/upadek/4",
                     *               "usneseni": "https://ceu.example/usneseni/5",
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
                     *                   "detail": "https://ceu.example/upadek/6",
                     *                   "usneseni": "https://ceu.example/usneseni/7",
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
/** Known values of the code list TypZdroje; others may come. */
export type TypZdroje = "ros" | "vr" | "res" | "rzp" | (string & {});
/** Known values of the code list StavZdroje; others may come. */
export type StavZdroje = "AKTIVNI" | "BUDOUCI" | "HISTORICKY" | "LOGICKY_SMAZANY" | "NEEXISTUJICI" | "POZASTAVENY" | "ZANIKLY" | (string & {});
/** Known values of the code list SubRegistrSzr; others may come. */
export type SubRegistrSzr = "szr" | "ezp" | (string & {});
/** Known values of the code list TypZdrojeAres; others may come. */
export type TypZdrojeAres = "ares" | "vr" | "res" | "ros" | "rzp" | "nrpzs" | "rcns" | "rpsh" | "rs" | "szr" | "ceu" | "com" | "ufo" | "ruian" | (string & {});
/** Known values of the code list StavStandardizaceAdresy; others may come. */
export type StavStandardizaceAdresy = "UPLNA" | "CASTECNA_OBEC" | "NEUSPESNA" | (string & {});
/** Known values of the code list TypStandardizaceAdresy; others may come. */
export type TypStandardizaceAdresy = "UPLNA_STANDARDIZACE" | "VYHOVUJICI_ADRESY" | (string & {});
/** Known values of the code list TypZmenyAres; others may come. */
export type TypZmenyAres = "INS" | "UPD" | "DEL" | (string & {});
