<?php
// PHP's SoapClient of a WSDL file at a given address, as the peers use it.

function soapClient(string $path, string $address, array $more = []): SoapClient
{
    return new SoapClient($path, [
        "cache_wsdl" => WSDL_CACHE_NONE,
        "connection_timeout" => 20,
        "exceptions" => true,
        "features" => SOAP_SINGLE_ELEMENT_ARRAYS,
        "location" => $address,
        ...$more,
    ]);
}
