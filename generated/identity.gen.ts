// Generated from spec/identity.yaml. Do not edit: change the source, then run "npm run generate".

/** Claims of the identity token by the scope that grants them. */
export interface ClaimsByScope {
  /** Always asked for; adds no claim of its own. */
  openid: Record<never, never>;
  /** Name, login name and roles of the user. */
  profile: {
    /** Last name. */
    readonly family_name?: string;
    /** First name. */
    readonly given_name?: string;
    /** Login name. */
    readonly username?: string;
    /** Titles before the name. */
    readonly degree_before?: string;
    /** Titles after the name. */
    readonly degree_after?: string;
    /** Whether the person is identified in the population register. */
    readonly person_identified?: boolean;
    /** Whether the user is a statutory representative of the subject. */
    readonly is_statutory_representative?: boolean;
    /** Active access roles of the user for the client system. */
    readonly access_roles?: readonly (string | {
      /** Access role code. */
      readonly role?: string;
      /** Access role code. */
      readonly access_role_code?: string;
      /** Access role codes. */
      readonly access_role_codes?: readonly string[];
    })[];
    /** Access role code. */
    readonly role?: string;
    /** Active activity roles of the user. */
    readonly activity_roles?: readonly (string | {
      /** Agenda code of the activity roles. */
      readonly agenda_code?: string;
      /** Activity role code, or several. */
      readonly activity_role_code?: string | readonly string[];
      /** Activity role codes. */
      readonly activity_role_codes?: readonly string[];
    })[];
    /** Agenda code of the activity role. */
    readonly agenda_code?: string;
    /** Activity role code. */
    readonly activity_role_code?: string;
  };
  /** Date of birth. */
  birthdate: {
    /** Date of birth. */
    readonly birthdate?: string;
  };
  /** Place of birth. */
  birthplace: {
    /** Place of birth. */
    readonly birthplace?: string;
  };
  /** Country of birth. */
  country_of_birth: {
    /** Country of birth. */
    readonly country_of_birth?: string;
  };
  /** Pseudonym of the user. */
  oidc: {
    /** Pseudonym of the user that the identity service made. */
    readonly sub?: string;
  };
  /** The subject the user acts for. */
  subject: {
    /** Shortcut of the subject; the service spells the claim so. */
    readonly legal_entity_shorcut?: string;
    /** ID number of the subject. */
    readonly lei?: string;
    /** Name of the subject. */
    readonly legal_entity_name?: string;
    /** Official e-mail of the subject. */
    readonly legal_entity_email?: string;
    /** Institution type code. */
    readonly institution_type?: string;
    /** Identifier of the public authority. */
    readonly public_organization_identifier?: string;
    /** Identifier of the authorized private entity. */
    readonly authorized_private_entity_personal_data_user_identifier?: string;
    /** Unique identifier of the subject (UUID). */
    readonly legal_entity_unique_identifier?: string;
  };
  /** E-mail and phone of the user. */
  contact: {
    /** E-mail of the user; the specification leaves the name of the claim open. */
    readonly email?: string;
    /** Phone of the user in ITU E.164 format. */
    readonly phone_number?: string;
  };
  /** Identity document of the user. */
  document: {
    /** Documents of the user, at most one. */
    readonly document_ids?: readonly {
      /** Type of the document. */
      readonly type?: string;
      /** Number of the document. */
      readonly document_id?: string;
    }[];
  };
  /** Roles of the user as structured data. */
  role: {
    /** Active access roles of the user for the client system. */
    readonly access_roles?: readonly (string | {
      /** Access role code. */
      readonly role?: string;
      /** Access role code. */
      readonly access_role_code?: string;
      /** Access role codes. */
      readonly access_role_codes?: readonly string[];
    })[];
    /** Active activity roles of the user. */
    readonly activity_roles?: readonly (string | {
      /** Agenda code of the activity roles. */
      readonly agenda_code?: string;
      /** Activity role code, or several. */
      readonly activity_role_code?: string | readonly string[];
      /** Activity role codes. */
      readonly activity_role_codes?: readonly string[];
    })[];
    /** Technical attribute of the token. */
    readonly time_limited_id?: string;
  };
  /** Date of death. */
  deathdate: {
    /** Date of death. */
    readonly date_of_death?: string;
  };
}

/** A scope of the identity service. */
export type Scope = keyof ClaimsByScope;

/** Every scope, in the order of the contract. */
export const scopes = [
  "openid",
  "profile",
  "birthdate",
  "birthplace",
  "country_of_birth",
  "oidc",
  "subject",
  "contact",
  "document",
  "role",
  "deathdate"
] as const;

/** Parameters of the authorization request. */
export interface AuthorizationRequest {
  /** Shortcut of the client system as configured in the identity service. */
  readonly client_id: string;
  /** One of the return addresses configured for the client system. */
  readonly redirect_uri: string;
  /** Scopes separated by spaces; always contains openid. */
  readonly scope: string;
  /** Asks for an authorization code. */
  readonly response_type: "code";
  /** Proof key of the code (PKCE); the token request then carries code_verifier. */
  readonly code_challenge?: string;
  /** How code_challenge was derived from code_verifier. */
  readonly code_challenge_method?: "S256";
  /** Random value that the identity token repeats. */
  readonly nonce?: string;
  /** Value returned unchanged with the redirect; the length is a recommendation. */
  readonly state?: string;
  /** Most seconds since the user authenticated; after them the user has to authenticate again. */
  readonly max_age?: string;
}

/** Body of the token response. */
export interface TokenResponse {
  /** Access token, a JWT. */
  readonly access_token: string;
  /** Refresh token; opaque to the client. */
  readonly refresh_token?: string;
  /** Granted scopes, separated by spaces. */
  readonly scope?: string;
  /** Identity token, a JWT. */
  readonly id_token: string;
  /** How the access token is used. */
  readonly token_type: "Bearer";
  /** Lifetime of the access token in seconds. */
  readonly expires_in?: number;
}

/** Claims of every access token. */
export interface AccessTokenClaims {
  /** Shortcut of the client system. */
  readonly aud: string;
  /** SHA-256 of the client certificate in base64url. */
  readonly client_cert_sha256: string;
  /** End of validity in seconds since 1970. */
  readonly exp: number;
  /** Time of issue in seconds since 1970. */
  readonly iat: number;
  /** Issuer as the discovery document states it. */
  readonly iss: string;
  /** Identifier of the token. */
  readonly jti: string;
  /** Start of validity in seconds since 1970. */
  readonly nbf: number;
  /** Granted scopes. */
  readonly scope: readonly string[];
  /** Pseudonym of the user. */
  readonly sub: string;
}

/** Claims of every identity token; those of the granted scopes come on top. */
export interface IdentityTokenClaims {
  /** Shortcut of the client system. */
  readonly aud: string;
  /** Time of the login in seconds since 1970. */
  readonly auth_time: number;
  /** Shortcut of the client system. */
  readonly azp: string;
  /** End of validity in seconds since 1970. */
  readonly exp: number;
  /** Time of issue in seconds since 1970. */
  readonly iat: number;
  /** Issuer as the discovery document states it. */
  readonly iss: string;
  /** Identifier of the token. */
  readonly jti: string;
  /** The nonce of the request when one was sent. */
  readonly nonce?: string;
  /** Identifier of the single sign-on session. */
  readonly sid: string;
  /** Pseudonym of the user. */
  readonly sub: string;
}

/** Rules of one value, as JSON Schema keywords. */
export interface ValueRules {
  /** Absent beside `oneOf`. */
  readonly type?: "string" | "integer" | "boolean" | "array" | "object";
  /** Whether it must be there; absent for no. */
  readonly required?: boolean;
  readonly items?: ValueRules;
  readonly properties?: Readonly<Record<string, ValueRules>>;
  readonly oneOf?: readonly ValueRules[];
  readonly enum?: readonly string[];
  readonly format?: "uri";
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Whether the service may send the text as a JSON number. */
  readonly alsoNumber?: true;
  /** Keywords that are recommendations of the service. */
  readonly advisory?: readonly string[];
}

/** Rules of the parameters that the client system sends. */
export const requestRules = {
  authorization: {
    "client_id": {
      "required": true,
      "type": "string",
      "minLength": 1
    },
    "redirect_uri": {
      "required": true,
      "type": "string",
      "format": "uri"
    },
    "scope": {
      "required": true,
      "type": "string",
      "minLength": 1
    },
    "response_type": {
      "required": true,
      "type": "string",
      "enum": [
        "code"
      ]
    },
    "code_challenge": {
      "required": false,
      "type": "string",
      "minLength": 43,
      "maxLength": 128,
      "pattern": "^[A-Za-z0-9_-]+$"
    },
    "code_challenge_method": {
      "required": false,
      "type": "string",
      "enum": [
        "S256"
      ]
    },
    "nonce": {
      "required": false,
      "type": "string",
      "minLength": 1,
      "maxLength": 255
    },
    "state": {
      "required": false,
      "type": "string",
      "minLength": 1,
      "maxLength": 1024,
      "advisory": [
        "maxLength"
      ]
    },
    "max_age": {
      "required": false,
      "type": "string",
      "pattern": "^(0|[1-9][0-9]*)$"
    }
  },
  token: {
    "grant_type": {
      "required": true,
      "type": "string",
      "enum": [
        "authorization_code"
      ]
    },
    "code": {
      "required": true,
      "type": "string",
      "minLength": 1
    },
    "redirect_uri": {
      "required": true,
      "type": "string",
      "format": "uri"
    },
    "client_id": {
      "required": true,
      "type": "string",
      "minLength": 1
    },
    "code_verifier": {
      "required": false,
      "type": "string",
      "minLength": 43,
      "maxLength": 128,
      "pattern": "^[A-Za-z0-9._~-]+$"
    },
    "scope": {
      "required": false,
      "type": "string",
      "minLength": 1
    }
  },
  logout: {
    "client_id": {
      "required": true,
      "type": "string",
      "minLength": 1
    },
    "post_logout_redirect_uri": {
      "required": true,
      "type": "string",
      "format": "uri"
    },
    "id_token_hint": {
      "required": true,
      "type": "string",
      "minLength": 1
    },
    "state": {
      "required": false,
      "type": "string",
      "minLength": 1,
      "maxLength": 1024,
      "advisory": [
        "maxLength"
      ]
    }
  },
} as const;

/** Rules of what the identity service answers. */
export const responseRules = {
  authorization: {
    "code": {
      "required": true,
      "type": "string",
      "minLength": 1
    },
    "state": {
      "required": false,
      "type": "string"
    }
  },
  token: {
    "access_token": {
      "required": true,
      "type": "string",
      "minLength": 1
    },
    "refresh_token": {
      "required": false,
      "type": "string"
    },
    "scope": {
      "required": false,
      "type": "string"
    },
    "id_token": {
      "required": true,
      "type": "string",
      "minLength": 1
    },
    "token_type": {
      "required": true,
      "type": "string",
      "enum": [
        "Bearer"
      ]
    },
    "expires_in": {
      "required": false,
      "type": "integer",
      "minimum": 0
    }
  },
} as const;

/** Rules of the claims that every token has. */
export const tokenRules = {
  access: {
    "aud": {
      "required": true,
      "type": "string",
      "minLength": 1
    },
    "client_cert_sha256": {
      "required": true,
      "type": "string",
      "minLength": 43,
      "maxLength": 43,
      "pattern": "^[A-Za-z0-9_-]+$"
    },
    "exp": {
      "required": true,
      "type": "integer"
    },
    "iat": {
      "required": true,
      "type": "integer"
    },
    "iss": {
      "required": true,
      "type": "string",
      "minLength": 1
    },
    "jti": {
      "required": true,
      "type": "string",
      "minLength": 1
    },
    "nbf": {
      "required": true,
      "type": "integer"
    },
    "scope": {
      "required": true,
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "sub": {
      "required": true,
      "type": "string",
      "minLength": 1
    }
  },
  identity: {
    "aud": {
      "required": true,
      "type": "string",
      "minLength": 1
    },
    "auth_time": {
      "required": true,
      "type": "integer"
    },
    "azp": {
      "required": true,
      "type": "string",
      "minLength": 1
    },
    "exp": {
      "required": true,
      "type": "integer"
    },
    "iat": {
      "required": true,
      "type": "integer"
    },
    "iss": {
      "required": true,
      "type": "string",
      "minLength": 1
    },
    "jti": {
      "required": true,
      "type": "string",
      "minLength": 1
    },
    "nonce": {
      "required": false,
      "type": "string",
      "maxLength": 255
    },
    "sid": {
      "required": true,
      "type": "string",
      "minLength": 1
    },
    "sub": {
      "required": true,
      "type": "string",
      "minLength": 1
    }
  },
} as const;

/** Rules of the claims that a scope adds to the identity token. */
export const claimRules = {
  openid: {},
  profile: {
    "family_name": {
      "type": "string"
    },
    "given_name": {
      "type": "string"
    },
    "username": {
      "type": "string"
    },
    "degree_before": {
      "type": "string"
    },
    "degree_after": {
      "type": "string"
    },
    "person_identified": {
      "type": "boolean"
    },
    "is_statutory_representative": {
      "type": "boolean"
    },
    "access_roles": {
      "type": "array",
      "items": {
        "oneOf": [
          {
            "type": "string"
          },
          {
            "type": "object",
            "properties": {
              "role": {
                "type": "string"
              },
              "access_role_code": {
                "type": "string"
              },
              "access_role_codes": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              }
            }
          }
        ]
      }
    },
    "role": {
      "type": "string"
    },
    "activity_roles": {
      "type": "array",
      "items": {
        "oneOf": [
          {
            "type": "string"
          },
          {
            "type": "object",
            "properties": {
              "agenda_code": {
                "type": "string"
              },
              "activity_role_code": {
                "oneOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "array",
                    "items": {
                      "type": "string"
                    }
                  }
                ]
              },
              "activity_role_codes": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              }
            }
          }
        ]
      }
    },
    "agenda_code": {
      "type": "string"
    },
    "activity_role_code": {
      "type": "string"
    }
  },
  birthdate: {
    "birthdate": {
      "type": "string"
    }
  },
  birthplace: {
    "birthplace": {
      "type": "string"
    }
  },
  country_of_birth: {
    "country_of_birth": {
      "type": "string",
      "alsoNumber": true
    }
  },
  oidc: {
    "sub": {
      "type": "string"
    }
  },
  subject: {
    "legal_entity_shorcut": {
      "type": "string"
    },
    "lei": {
      "type": "string",
      "alsoNumber": true
    },
    "legal_entity_name": {
      "type": "string"
    },
    "legal_entity_email": {
      "type": "string"
    },
    "institution_type": {
      "type": "string",
      "alsoNumber": true
    },
    "public_organization_identifier": {
      "type": "string"
    },
    "authorized_private_entity_personal_data_user_identifier": {
      "type": "string"
    },
    "legal_entity_unique_identifier": {
      "type": "string"
    }
  },
  contact: {
    "email": {
      "type": "string"
    },
    "phone_number": {
      "type": "string"
    }
  },
  document: {
    "document_ids": {
      "type": "array",
      "items": {
        "type": "object",
        "properties": {
          "type": {
            "type": "string"
          },
          "document_id": {
            "type": "string"
          }
        }
      }
    }
  },
  role: {
    "access_roles": {
      "type": "array",
      "items": {
        "oneOf": [
          {
            "type": "string"
          },
          {
            "type": "object",
            "properties": {
              "role": {
                "type": "string"
              },
              "access_role_code": {
                "type": "string"
              },
              "access_role_codes": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              }
            }
          }
        ]
      }
    },
    "activity_roles": {
      "type": "array",
      "items": {
        "oneOf": [
          {
            "type": "string"
          },
          {
            "type": "object",
            "properties": {
              "agenda_code": {
                "type": "string"
              },
              "activity_role_code": {
                "oneOf": [
                  {
                    "type": "string"
                  },
                  {
                    "type": "array",
                    "items": {
                      "type": "string"
                    }
                  }
                ]
              },
              "activity_role_codes": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              }
            }
          }
        ]
      }
    },
    "time_limited_id": {
      "type": "string"
    }
  },
  deathdate: {
    "date_of_death": {
      "type": "string"
    }
  },
} as const;

/** Most characters in the whole query string of the authorization endpoint. */
export const authorizationQueryMaxLength = 2000;

/** The endpoints: methods, the address they lie at, path below it. */
export const endpoints = {
  "discovery": {
    "methods": [
      "GET"
    ],
    "address": "oidc",
    "path": "/.well-known/openid-configuration"
  },
  "jwks": {
    "methods": [
      "GET"
    ],
    "address": "oidc",
    "path": "/oauth2/jwks"
  },
  "authorization": {
    "methods": [
      "GET",
      "POST"
    ],
    "address": "oidc",
    "path": "/oauth2/authorize"
  },
  "token": {
    "methods": [
      "POST"
    ],
    "address": "oidcMutualTls",
    "path": "/oauth2/token",
    "contentType": "application/x-www-form-urlencoded"
  },
  "endSession": {
    "methods": [
      "GET",
      "POST"
    ],
    "address": "oidcMutualTls",
    "path": "/oauth2/endsession"
  }
} as const;
