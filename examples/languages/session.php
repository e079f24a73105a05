<?php
// Looks up a company with curl, confirms a session of the legacy service with PHP's SOAP extension and a client certificate, and
// prints both as JSON.
//
// The environment has the variables of `sandbox.env`, and the path of the WSDL file. The program prints the address for the browser,
// and reads the address that the browser returns to from its input.

$authority = getenv("NODE_EXTRA_CA_CERTS");
$atsId = getenv("ARES_CAAIS_CLIENT_ID");

function fetch(string $url): object
{
    global $authority;
    $curl = curl_init($url);
    curl_setopt_array($curl, [CURLOPT_RETURNTRANSFER => true, CURLOPT_FAILONERROR => true, CURLOPT_CAINFO => $authority]);
    $body = curl_exec($curl);
    if ($body === false) {
        throw new RuntimeException(curl_error($curl));
    }
    return json_decode($body, false, 512, JSON_THROW_ON_ERROR);
}

$company = fetch(getenv("ARES_CAAIS_REGISTRY") . "/ekonomicke-subjekty/90000021");

echo getenv("ARES_CAAIS_LEGACY_PAGES") . "/login?" . http_build_query(["atsId" => $atsId]), PHP_EOL;
parse_str(parse_url(trim(fgets(STDIN)), PHP_URL_QUERY), $returned);

// The extension wants certificate and key in one file.
$certificate = tempnam(sys_get_temp_dir(), "client");
file_put_contents($certificate, file_get_contents(getenv("ARES_CAAIS_CERT")) . "\n" . file_get_contents(getenv("ARES_CAAIS_KEY")));
try {
    $client = new SoapClient(getenv("WSDL"), [
        "location" => getenv("ARES_CAAIS_LEGACY_MUTUAL_TLS") . "/asws/atsEndpoint",
        "stream_context" => stream_context_create(["ssl" => ["cafile" => $authority, "local_cert" => $certificate]]),
    ]);
    $answer = $client->authConfirmation(["sessionId" => $returned["sessionId"]]);
} finally {
    unlink($certificate);
}
if ($answer->status !== "OK") {
    throw new RuntimeException("no session: {$answer->status}");
}
echo json_encode(["company" => $company->obchodniJmeno, "user" => $answer->attributes->Username], JSON_UNESCAPED_UNICODE), PHP_EOL;
