// Generated from spec/identity.yaml. Do not edit: change the source, then run "npm run generate".

/** Institution types, of the claim `institution_type` and the attribute `TypInstituce`, by code. Others may come. */
export const institutionTypes = {
  "1": "Post office",
  "2": "Chamber of commerce",
  "3": "Regional authority",
  "4": "Ministry",
  "5": "Municipality of type I",
  "6": "Municipality of type II",
  "7": "Municipality of type III",
  "8": "Statutory city",
  "9": "Testing",
  "10": "Notaries",
  "11": "State administration body",
  "12": "Training",
  "13": "Bailiffs",
  "15": "Advocates",
  "16": "Established organisation",
  "17": "Legal person established by law",
  "18": "Legal person",
  "19": "Entrepreneur",
  "20": "Natural person",
  "21": "Building authority",
  "22": "Public authority",
  "23": "State organisational unit",
  "24": "Tax advisers",
  "25": "Insolvency administrators"
} as const;

/** Login types, of the attribute `TypPrihlaseni`, by code. Others may come. */
export const loginTypes = {
  "p-pwd": "Name and password, assurance level low",
  "p-hotp": "Login type that the service never returns",
  "p-cert": "Certificate, assurance level substantial",
  "p-nia": "National identity provider, which states the assurance level"
} as const;
