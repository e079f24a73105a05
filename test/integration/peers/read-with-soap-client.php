<?php
// Reads a WSDL file with PHP's SoapClient and calls both operations at a given address.
//
// Usage: read-with-soap-client.php WSDL ADDRESS SESSION_ID

[, $path, $address, $sessionId] = $argv;
require __DIR__ . "/soap-client.php";
$client = soapClient($path, $address);

/** Name of an operation in a signature such as "Response heartBeat(Request $request)". */
$operation = fn(string $signature): string => preg_replace('/^\S+ (\w+)\(.*$/', '$1', $signature);

$attributes = [];
foreach ($client->__getTypes() as $type) {
    if (!str_starts_with($type, "struct Attributes {")) {
        continue;
    }
    preg_match_all('/^ \S+ (\w+);$/m', $type, $members);
    $attributes = $members[1];
}

$answer = $client->authConfirmation(["sessionId" => $sessionId]);
echo json_encode(
    [
        "operations" => array_map($operation, $client->__getFunctions()),
        "attributes" => $attributes,
        "heartBeat" => $client->heartBeat(new stdClass())->status,
        "answer" => [
            "status" => $answer->status,
            "username" => $answer->attributes->Username,
            "roles" => $answer->attributes->PristupoveRole->role,
            "agendas" => array_map(fn($agenda) => $agenda->KodAgendy, $answer->attributes->CinnostniRole->Agenda),
        ],
    ],
    JSON_THROW_ON_ERROR,
);
