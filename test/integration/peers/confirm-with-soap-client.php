<?php
// Calls both operations of the legacy service with PHP's SoapClient and a client certificate, and prints every attribute
// of every user. What is empty is left out; the text of an element with attributes stands under "value".
//
// Usage: confirm-with-soap-client.php WSDL ADDRESS CA CERTIFICATE_AND_KEY SESSION_ID...

[, $path, $address, $authority, $certificate] = $argv;
$sessionIds = array_slice($argv, 5);

require __DIR__ . "/soap-client.php";
$client = soapClient($path, $address, [
    "stream_context" => stream_context_create([
        "ssl" => ["cafile" => $authority, "local_cert" => $certificate, "verify_peer" => true, "verify_peer_name" => true],
    ]),
]);

function plain(mixed $value): mixed
{
    if (!is_object($value) && !is_array($value)) {
        return $value;
    }
    $members = [];
    foreach ((array) $value as $name => $member) {
        $member = plain($member);
        if ($member !== null && $member !== "" && $member !== []) {
            $members[$name === "_" ? "value" : $name] = $member;
        }
    }
    return $members;
}

$confirm = fn(string $sessionId): object => $client->authConfirmation(["sessionId" => $sessionId]);
echo json_encode(
    [
        "heartBeat" => $client->heartBeat(new stdClass())->status,
        "users" => array_map(fn($answer) => plain($answer->attributes), array_map($confirm, $sessionIds)),
        "again" => $confirm($sessionIds[0])->status,
    ],
    JSON_THROW_ON_ERROR,
);
