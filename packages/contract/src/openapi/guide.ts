/** How the API is used, for whoever has never seen it; CommonMark. */
export const guide = `Everything that the web app does, it does through these calls. Requests and replies are JSON in UTF-8, except files.

## Signing in

**A script** sends a personal API token: \`Authorization: Bearer esrs_…\`. A person makes one on their profile, for the scopes that
the script needs; the secret is shown once. It acts as its person, only in calls that name one of its scopes, and needs neither the
cookie nor the header below. It ends at its date, when it is revoked, or when the person changes the password.

**A browser** signs in with \`POST /login/\` and sends the access token of the reply as \`Authorization: Bearer …\`. It is good
for ten minutes; \`POST /token/refresh/\` exchanges the refresh token for new ones. Where the
person has a second factor, the sign-in answers 401 with the code \`second_factor_required\` and a \`challenge\`, never with tokens;
\`POST /login/second-factor/\` takes the challenge with a code within five minutes. A **passkey** signs in without the password:
\`POST /login/passkey/begin/\` gives what the browser asks for, \`POST /login/passkey/\` takes what the passkey signed; with the
\`challenge\` of a right password it is the second step. \`methods\` says what the person has.

Some calls ask for a fresh proof: they answer 403 with the code \`step_up_required\` when the person has not signed in or proved
themselves within ten minutes. Send a code, or the password where there is no second factor, to
\`POST /users/me/second-factor/prove/\`, or what a passkey signed to \`POST /users/me/passkeys/proof/\`, and repeat the call.

## Anti-forgery token

Every call that is no \`GET\` and carries no API token needs one: \`GET /csrf/\` sets the cookie \`csrftoken\` and returns its value;
send the cookie and repeat the value in the header \`X-CSRFToken\`. The same token serves until the cookie ends, after a year.

## Failures

Every failure is \`{ "error": sentence, "code": word, "fields": { name: sentence } }\`. Decide by \`code\`; the sentence is for
people. Each call lists its statuses. After 429 and 503 the header \`Retry-After\` says how many seconds to wait. \`X-Request-Id\`
names the request in the log of the server.

## Language

\`Accept-Language: de\` gives sentences, names and definitions in German, anything else in English.

## Lists

Lists come by pages: \`page\` counts from 1, \`page_size\` says how many entries a page has. Most say \`count\` and \`total_pages\` in
the reply; lists that are plain arrays say the total in the header \`X-Total-Count\` and the neighbours in \`Link\` (RFC 8288).

## Sending again

Calls with the field \`idempotency_key\` do their work once for a key, however often it is sent. The header \`Idempotency-Key\` means
the same. Uploading a file that is there already answers with the document that is there, and \`duplicate: true\`.`

/** What each group of calls is about. */
export const groups: Record<string, string> = {
  operations: 'Version and health of the running server.',
  session: 'Signing in and out, passwords, sessions, and the signed-in person.',
  secondFactor: 'One-time codes as the second factor of the signed-in person, and recovery codes.',
  passkeys: 'Passkeys of the signed-in person, which sign in alone and are a second factor.',
  tokens: 'Personal API tokens.',
  privacy: 'What is stored about people and companies, its export and erasure, and the security trail.',
  trail: 'Every action of the company, who did it and how it ended; each row holds the hash of the one before.',
  company: 'The company of the signed-in person.',
  users: 'The people of the company.',
  provisioning: 'Tokens with which the directory of the company keeps its people up to date.',
  scim: 'People and groups as a directory sends them, by SCIM 2.0 (RFC 7643 and 7644).',
  documents: 'Documents, from upload to what was found in them.',
  models: 'The language model, where one is set up.',
  csrd: 'Datapoints with values and evidence, and how far the report is complete.',
  history: 'Who changed a value, when, from what to what.',
  review: 'What was considered for a value, and what a typed one is read as.',
  pointing: 'The places nearest to a datapoint without a value, and figures that people point at.',
  breakdowns: 'Figures by gender, country, category and the like: cells with evidence, and how they fit the whole.',
  additions: 'The list of extracted values, and datapoints of the company’s own.',
  exchange: 'Exports and imports as tables.',
  iro: 'Impacts, risks and opportunities, and the materiality of topics.',
  law: 'Which set of standards a company reports under, year by year, with reasons, doubts and a calendar.',
  materiality: 'The assessment of double materiality: method, scores, stakeholders, decisions, signed versions.',
  advice: 'Recommendations: what to do next.',
  surveys: 'Surveys, and the responses to them.',
  wording: 'Words and translations by a language model.',
  work: 'Who answers for what, what was delivered, decided and approved, and what people said about it.',
  requests: 'Requests to people without an account.',
  questionnaires: 'Questionnaires of customers and banks, answered by decided values.',
  rooms: 'Rooms that are opened to auditors, as the company sees them.',
  audit: 'A room as an auditor sees it who was given a link.',
  links: 'Opening links that were mailed to people without an account.',
  answer: 'What somebody without an account sees and sends who was asked for datapoints.',
  report: 'The sustainability statement: final review, draft with its texts, issued versions and files.',
  euTaxonomy:
    'Disclosures on the EU taxonomy (Regulation (EU) 2020/852, Article 8): activities, KPIs, and what does not fit.',
  tagging:
    'Tags of a statement in XBRL: which element of the taxonomy each figure and text has, what has none and why, and reviews.',
  organisation: 'Entities and sites with shares and methods of consolidation, and the register of their changes.',
  figures: 'Values that are collected by entity, site and month, and the figure of the group that follows from them.',
  inventory:
    'The emission inventory: activities with their factors, instruments, base year and targets, and the figures that follow.',
  factors: 'Emission factors with their sources, those of the company among them.',
  years: 'The next reporting year, begun from the one before it.',
}
