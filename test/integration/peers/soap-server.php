<?php
// Serves a WSDL file with PHP's SoapServer, run by PHP's own web server. The environment gives the file as WSDL.

final class EndSession
{
    public function heartBeat(mixed $request = null): array
    {
        return ["status" => "OK", "code" => "0", "message" => "Služba běží & <odpovídá>"];
    }

    public function authConfirmation(stdClass $request): array|SoapFault
    {
        if (str_ends_with($request->sessionId, "-unknown")) {
            return ["status" => "SESSION_NOT_FOUND"];
        }
        if (str_ends_with($request->sessionId, "-fault")) {
            throw new SoapFault("Server", "No answer for " . $request->sessionId);
        }
        $attributes = [
            "ZkratkaSubjektu" => "ARES_1",
            "IcSubjektu" => "00006947",
            "UzivatelId" => "identifier",
            "Username" => $request->sessionId,
            "Jmeno" => "Jiří \"<&>\"",
            "Prijmeni" => "Novák",
            "TitulPred" => "",
            "TitulZa" => "",
            "PristupoveRole" => ["role" => ["CZARES01", "CZARES02"]],
            "CinnostniRole" => [
                "Agenda" => [
                    ["KodAgendy" => "A114", "KodCinnostniRole" => ["CR1", "CR2"]],
                    ["KodAgendy" => "A3", "KodCinnostniRole" => ["CR9"]],
                ],
            ],
            "Email" => "jiri.novak@example.cz",
            "NazevSubjektu" => "Ministerstvo financí",
            "EmailSubjektu" => "",
            "TypInstituce" => 4,
            "OvmPrimarni" => "TRUE",
            "TypPrihlaseni" => "p-cert",
            "OsobaZtotoznena" => true,
            "TokenAifo" => "",
            "Pracoviste" => ["Id" => "P01", "KodAdresy" => 21698231],
            "IdentifikatorOvm" => "00006947",
            "TimeLimitedId" => "",
            "MistoNarozeni" => ["MistoNarozeniCr" => ["_" => "500054", "mop" => true, "nazev" => "Praha 1"], "stav" => "spravny"],
            "DatumNarozeni" => ["_" => "1980-02-29", "stav" => "spravny"],
            "Doklady" => ["Doklad" => [["_" => "123456789", "stav" => "spravny", "typ" => "ID"]]],
            "NeevidovatOsobniUdaje" => false,
            "TypPrihlaseniNia" => "http://eidas.europa.eu/LoA/high",
            "IdentifikatorSpuu" => "",
        ];
        return ["status" => "OK", "userRequestIp" => "0.0.0.0", "attributes" => $attributes];
    }
}

$server = new SoapServer(getenv("WSDL"), ["cache_wsdl" => WSDL_CACHE_NONE, "features" => SOAP_SINGLE_ELEMENT_ARRAYS]);
$server->setClass(EndSession::class);
$server->handle();
