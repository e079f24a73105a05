// Generated from wsdl/GetCredential_v2_1.wsdl, wsdl/GetCredential_v3_4.wsdl, wsdl/GetCredential_v4_1.wsdl, wsdl/GetCredential_v4_2.wsdl. Do not edit: change the source, then run "npm run generate".

import type { LegacyVersion } from "./legacy-types.gen.ts";

/** Name of an operation of the legacy API. */
type LegacyOperationName = "heartBeat" | "authConfirmation";

/** A request as soap writes it by the WSDL, with places for its values. */
export interface LegacyRequest {
  readonly headers: Readonly<Record<string, string>>;
  /** Text, and between two texts the name of the value that stands there. */
  readonly body: readonly string[];
}

/** The requests of every version. */
export const legacyRequests: Readonly<Record<LegacyVersion, Readonly<Record<LegacyOperationName, LegacyRequest>>>> = {
  "2.1": {
    "heartBeat": {
      "headers": {
        "Content-Type": "text/xml; charset=utf-8",
        "SOAPAction": "\"heartBeat\""
      },
      "body": [
        "<?xml version=\"1.0\" encoding=\"utf-8\"?><soap:Envelope xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"  xmlns:ats=\"http://agw-as.cz/ats-ws/atsSzr/v2_1\"><soap:Body><ats:heartBeatRequest xmlns:ats=\"http://agw-as.cz/ats-ws/atsSzr/v2_1\" xmlns=\"http://agw-as.cz/ats-ws/atsSzr/v2_1\"></ats:heartBeatRequest></soap:Body></soap:Envelope>"
      ]
    },
    "authConfirmation": {
      "headers": {
        "Content-Type": "text/xml; charset=utf-8",
        "SOAPAction": "\"\""
      },
      "body": [
        "<?xml version=\"1.0\" encoding=\"utf-8\"?><soap:Envelope xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"  xmlns:ats=\"http://agw-as.cz/ats-ws/atsSzr/v2_1\"><soap:Body><ats:authConfirmationRequest xmlns:ats=\"http://agw-as.cz/ats-ws/atsSzr/v2_1\" xmlns=\"http://agw-as.cz/ats-ws/atsSzr/v2_1\"><ats:sessionId>",
        "sessionId",
        "</ats:sessionId></ats:authConfirmationRequest></soap:Body></soap:Envelope>"
      ]
    }
  },
  "3.4": {
    "heartBeat": {
      "headers": {
        "Content-Type": "text/xml; charset=utf-8",
        "SOAPAction": "\"heartBeat\""
      },
      "body": [
        "<?xml version=\"1.0\" encoding=\"utf-8\"?><soap:Envelope xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"  xmlns:ats=\"http://agw-as.cz/ats-ws/atsSzr/v3_4\"><soap:Body><ats:heartBeatRequest xmlns:ats=\"http://agw-as.cz/ats-ws/atsSzr/v3_4\" xmlns=\"http://agw-as.cz/ats-ws/atsSzr/v3_4\"></ats:heartBeatRequest></soap:Body></soap:Envelope>"
      ]
    },
    "authConfirmation": {
      "headers": {
        "Content-Type": "text/xml; charset=utf-8",
        "SOAPAction": "\"\""
      },
      "body": [
        "<?xml version=\"1.0\" encoding=\"utf-8\"?><soap:Envelope xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"  xmlns:ats=\"http://agw-as.cz/ats-ws/atsSzr/v3_4\"><soap:Body><ats:authConfirmationRequest xmlns:ats=\"http://agw-as.cz/ats-ws/atsSzr/v3_4\" xmlns=\"http://agw-as.cz/ats-ws/atsSzr/v3_4\"><ats:sessionId>",
        "sessionId",
        "</ats:sessionId></ats:authConfirmationRequest></soap:Body></soap:Envelope>"
      ]
    }
  },
  "4.1": {
    "heartBeat": {
      "headers": {
        "Content-Type": "text/xml; charset=utf-8",
        "SOAPAction": "\"heartBeat\""
      },
      "body": [
        "<?xml version=\"1.0\" encoding=\"utf-8\"?><soap:Envelope xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"  xmlns:ats=\"http://agw-as.cz/ats-ws/atsSzr/v4_1\"><soap:Body><ats:heartBeatRequest xmlns:ats=\"http://agw-as.cz/ats-ws/atsSzr/v4_1\" xmlns=\"http://agw-as.cz/ats-ws/atsSzr/v4_1\"></ats:heartBeatRequest></soap:Body></soap:Envelope>"
      ]
    },
    "authConfirmation": {
      "headers": {
        "Content-Type": "text/xml; charset=utf-8",
        "SOAPAction": "\"\""
      },
      "body": [
        "<?xml version=\"1.0\" encoding=\"utf-8\"?><soap:Envelope xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"  xmlns:ats=\"http://agw-as.cz/ats-ws/atsSzr/v4_1\"><soap:Body><ats:authConfirmationRequest xmlns:ats=\"http://agw-as.cz/ats-ws/atsSzr/v4_1\" xmlns=\"http://agw-as.cz/ats-ws/atsSzr/v4_1\"><ats:sessionId>",
        "sessionId",
        "</ats:sessionId></ats:authConfirmationRequest></soap:Body></soap:Envelope>"
      ]
    }
  },
  "4.2": {
    "heartBeat": {
      "headers": {
        "Content-Type": "text/xml; charset=utf-8",
        "SOAPAction": "\"heartBeat\""
      },
      "body": [
        "<?xml version=\"1.0\" encoding=\"utf-8\"?><soap:Envelope xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"  xmlns:ats=\"http://agw-as.cz/ats-ws/atsSzr/v4_2\"><soap:Body><ats:heartBeatRequest xmlns:ats=\"http://agw-as.cz/ats-ws/atsSzr/v4_2\" xmlns=\"http://agw-as.cz/ats-ws/atsSzr/v4_2\"></ats:heartBeatRequest></soap:Body></soap:Envelope>"
      ]
    },
    "authConfirmation": {
      "headers": {
        "Content-Type": "text/xml; charset=utf-8",
        "SOAPAction": "\"\""
      },
      "body": [
        "<?xml version=\"1.0\" encoding=\"utf-8\"?><soap:Envelope xmlns:soap=\"http://schemas.xmlsoap.org/soap/envelope/\" xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"  xmlns:ats=\"http://agw-as.cz/ats-ws/atsSzr/v4_2\"><soap:Body><ats:authConfirmationRequest xmlns:ats=\"http://agw-as.cz/ats-ws/atsSzr/v4_2\" xmlns=\"http://agw-as.cz/ats-ws/atsSzr/v4_2\"><ats:sessionId>",
        "sessionId",
        "</ats:sessionId></ats:authConfirmationRequest></soap:Body></soap:Envelope>"
      ]
    }
  }
};
