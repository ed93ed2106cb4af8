import type { Wordings } from '../recipe.ts'
import { AHEAD_WORDS, inAnyOrder, NEVER, OTHER_PARTIES } from './any-order.ts'

const ALL_STAFF = String.raw`all (?:of )?(?:the |our |its )?(?:own )?(?:employees|staff|colleagues|workers)(?!\p{L})(?! (?:in|at|of|with) (?!all|our|the (?:group|company)))|every (?:employee|colleague)|everyone|(?:alle[nr]?|sämtliche[nr]?) (?:unsere[nr]? )?(?:mitarbeit\p{L}+|beschäftigten?|arbeitnehm\p{L}+)(?!\p{L})(?! (?:in|im|am|bei|mit) (?!allen|unseren|den gesamten))`
const STAFF = String.raw`(?<!\p{L})(?:employees?|staff|colleagues|workers|workforce)(?!\p{L})|mitarbeit|beschäftigt|arbeitnehm|belegschaft`
const FORCED = String.raw`child(?: or forced| and forced)? labou?r|forced[^.;]{0,24} labou?r|human trafficking|trafficking in (?:human beings|persons)|modern slavery|kinderarbeit|zwangsarbeit|menschenhandel`
const SUPPLIER_CODE = String.raw`(?:supplier|vendor|business partner)s?['’]? code|code of conduct for (?:[\p{L}]+ ){0,2}(?:suppliers|business partners|vendors)|lieferanten(?:verhaltens)?-?kodex|kodex für (?:[\p{L}]+ ){0,2}(?:lieferant|geschäftspartner)`
const ILO = String.raw`(?<!\p{L})ilo(?!\p{L})|international labou?r organi[sz]ation|kernarbeitsnorm\p{L}*|core labou?r (?:standards|conventions)`
const CHANNEL = String.raw`whistle-?blow\p{L}* (?:system|hotline|channel|line|platform|procedure)|speak[ -]?up|grievance (?:mechanism|procedure|channel|process)|complaints? (?:mechanism|procedure|channel|office)|ethics (?:line|hotline)|reporting (?:channel|hotline|line|platform)s?|hinweisgeber-?(?:system|hotline|portal|stelle|kanal|plattform|verfahren)\p{L}*|meldekan[aä]l\p{L}*|beschwerde(?:mechanism|verfahren|stelle|kan[aä]l)\p{L}*`
const CASES = String.raw`(?<!\p{L})(?:cases?|incidents?|lawsuits?|claims?|fälle|vorfälle|klagen)(?!\p{L})`
/** What it is that bans stands in the sentence before. */
const GOES_ON = String.raw`^(?:it|they|this|these|er|sie|es|diese[rs]?)(?!\p{L})`
const THE_LAW = String.raw`(?<!\p{L})(?:laws?|act|legislation|gesetz\p{L}*|agg|verordnung)(?!\p{L})`
const REGISTER = String.raw`(?:transparency|lobby(?:ing|ists?)?) register|(?:lobby|transparenz)register\p{L}*`
const SUSTAINABLE = String.raw`sustainab\p{L}*|(?<!\p{L})esg(?!\p{L})|(?<!\p{L})(?:climate|klima)(?!\p{L})|emission(?:s)? reduction|emissions?(?:minderungs|reduktions|senkungs)?-?ziel\p{L}*|carbon reduction|co2-(?:reduktion|ziel|emission)\p{L}*|nachhaltigkeits?\p{L}*|klimaziel\p{L}*`
const PAY = String.raw`remuneration(?! (?:committee|report))|bonus(?:es)?(?!\p{L})|variable pay|executive pay|incentive plan|long-term incentive|short-term incentive|vergütung(?:en|ssystem\p{L}*)?(?!s)|(?<!\p{L})boni(?!\p{L})|tantieme`
const LINKED = String.raw`link|tied|depend|conting|determin|contain|integrat|part of|modifier|component|weigh|geknüpft|gekoppelt|verknüpf|häng|enthält|enthalten|bestandteil|einbezog|fließ|verankert|faktor|komponente|influenc|wirkt sich`

/** Statements that say the same in any order of their words: pay, S1, S2, S4 and G1. */
export const anyOrderPeopleWordings: Readonly<Record<string, Wordings>> = {
  'GOV-3_01': {
    no: [
      inAnyOrder(
        [
          PAY,
          String.raw`(?:not|nicht) (?:yet |currently )?(?:linked|tied|link|tie|integrated|geknüpft|gekoppelt|verknüpft)|(?:verknüpfung|kopplung|bindung)[^.;]{0,80} (?:besteht|gibt es|liegt|existiert) (?:\p{L}+ )?nicht`,
          SUSTAINABLE,
        ],
        [OTHER_PARTIES],
      ),
      inAnyOrder(
        [
          PAY,
          String.raw`(?:plays?|played|spiel(?:en|t|te|ten))[^.;]{0,60} (?:no|keine) (?:\p{L}+ )?(?:role|rolle)`,
          SUSTAINABLE,
        ],
        [OTHER_PARTIES],
      ),
    ],
    yes: [
      inAnyOrder(
        [LINKED, PAY, SUSTAINABLE],
        [
          NEVER,
          AHEAD_WORDS,
          OTHER_PARTIES,
          String.raw`committee|ausschuss|gender|report|bericht|loan|kredit|bond|anleihe|product|produkt|pension`,
        ],
      ),
    ],
  },
  'S1-1_08': {
    yes: [
      inAnyOrder(
        [
          String.raw`polic(?:y|ies)|human rights statement|code of conduct|commit|prohibit|forbid|reject|tolerat|(?<!\p{L})ban(?!\p{L})|richtlinie|verhaltenskodex|grundsatzerklärung|verpflicht|untersag|verbiete|dulde|tolerier|lehn`,
          FORCED,
        ],
        [
          OTHER_PARTIES,
          AHEAD_WORDS,
          CASES,
          THE_LAW,
          GOES_ON,
          String.raw`(?<!\p{L})risks?(?!\p{L})|risik|countr|länder|industry|branche|contribut`,
        ],
      ),
    ],
  },
  'S1-1_09': {
    yes: [
      inAnyOrder(
        [String.raw`certif|zertifi`, String.raw`(?:iso|ohsas) ?(?:45001|18001)`],
        [NEVER, AHEAD_WORDS, OTHER_PARTIES, String.raw`auditor|train|schulung`],
      ),
    ],
  },
  'S1-1_10': {
    yes: [
      inAnyOrder(
        [
          String.raw`zero[ -]tolerance|null[ -]?toleranz|(?:not|never) (?:accept|tolerat|allow|permit)|(?:akzeptier|dulde|tolerier)\p{L}* keine|diversity[^.;]{0,40} policy|richtlinie (?:für|zu) (?:vielfalt|diversität|chancengleichheit)`,
          String.raw`discrimination|diskriminierung`,
        ],
        [OTHER_PARTIES, AHEAD_WORDS, CASES, THE_LAW, GOES_ON, String.raw`price|preis|train|schul`],
      ),
    ],
  },
  'S1-1_22': {
    unsaid: String.raw`corrupt|brib|korrupt|bestech|at[ -]risk|risikobehaftet|(?:dieser|diesen|such|these) (?:funktionen|functions)`,
    yes: [
      inAnyOrder(
        [
          STAFF,
          String.raw`access|zugang|zugriff|available|zur verfügung|offer|bietet|bieten`,
          String.raw`e-?learning(?: portal| platform| offer\p{L}*)|learning (?:platform|portal)|training (?:programmes?|opportunities)|kursangebot\p{L}*|lernplattform\p{L}*|lernportal\p{L}*|(?:weiterbildungs|schulungs|trainings|qualifizierungs)(?:angebot|programm|möglichkeit)\p{L}*`,
        ],
        [
          NEVER,
          AHEAD_WORDS,
          OTHER_PARTIES,
          String.raw`safety|sicherheit|data protection|datenschutz|cyber|compliance|percentage|anteil|prozentsatz`,
        ],
      ),
    ],
  },
  'S1-2_02': {
    yes: [
      inAnyOrder(
        [
          String.raw`(?:employee|staff|engagement|pulse) (?:engagement |satisfaction |opinion |pulse )?surveys?|(?:mitarbeit\p{L}*|beschäftigten|belegschafts|engagement-?|puls-?)-?(?:zufriedenheits)?(?:befragung|umfrage)\p{L}*(?!\p{L})`,
        ],
        [NEVER, AHEAD_WORDS, OTHER_PARTIES, String.raw`bonus|remuneration|vergütung|target|(?<!\p{L})ziel`],
      ),
      inAnyOrder(
        [
          String.raw`(?<!\p{L})(?:meets?|met|meetings?|consult\p{L}*|exchanges?|dialogue|involved?|informed|discuss\p{L}*|trifft|treffen|bespr(?:icht|echen|ochen)|austausch|tausch\p{L}*|berät|beraten|angehört|anhör\p{L}*|einbezogen|einbeziehung|informiert|gespräche?)(?!\p{L})`,
          String.raw`works? councils?|employee representatives|workers['’] representatives|betriebsr[aä]te?n?s?(?!\p{L})|personalr[aä]te?n?(?!\p{L})|arbeitnehmervertretung(?:en)?`,
        ],
        [
          NEVER,
          AHEAD_WORDS,
          OTHER_PARTIES,
          String.raw`supervisory board|aufsichtsrat|board of directors|verwaltungsrat`,
        ],
      ),
    ],
  },
  'S1-3_05': {
    yes: [
      inAnyOrder(
        [
          STAFF,
          String.raw`(?<!\p{L})(?:can|may|open to|available|established|encouraged|have|has|stehen|haben|können|kann|offen|verfügung|eingerichtet)(?!\p{L})`,
          CHANNEL,
        ],
        [NEVER, AHEAD_WORDS, String.raw`${OTHER_PARTIES}|consumers?|guests?|communit|anwohn|patient|nachbar`],
      ),
      inAnyOrder(
        [
          STAFF,
          String.raw`(?<!\p{L})(?:can|may|können)(?!\p{L})`,
          String.raw`(?:complaints?|concerns?|grievances?|beschwerden|anliegen|hinweise|bedenken)(?!\p{L})[^.;]{0,90} (?:submitted|raised|reported|filed|lodged|eingereicht|gemeldet|vorgebracht|abgegeben|geäußert)(?!\p{L})`,
        ],
        [NEVER, AHEAD_WORDS, String.raw`${OTHER_PARTIES}|consumers?|guests?|communit|anwohn|patient|nachbar`],
      ),
    ],
  },
  'S1-3_09': {
    unsaid: String.raw`(?<!\p{L})(?:no|zero|keine) (?:\p{L}+ ){0,2}(?:cases?|incidents?|complaints?|f[aä]lle|vorf[aä]lle) (?:of|von) (?:retaliation|reprisal|vergeltung|repressal)|^f[aä]lle von (?:vergeltung|repressal)`,
    yes: [
      inAnyOrder(
        [
          String.raw`whistle-?blow|good faith|reporting persons?|reporters|speak(?:s|ing)? up|raises? (?:a )?concern|hinweisgeb|gutem glauben|hinweise? (?:gib|geb|meld)`,
          String.raw`prohibit|protect|forbid|tolerat|safeguard|(?:not|no|never|without) |verboten|untersagt|schutz|geschützt|schütz|keine|nicht|ohne`,
          String.raw`retaliat\p{L}*|reprisals?|(?:negative|adverse) consequences|disadvantages?|repressalien|vergeltung\p{L}*|benachteiligung\p{L}*|nachteile?n?(?!\p{L})`,
        ],
        [
          OTHER_PARTIES,
          CASES,
          THE_LAW,
          String.raw`planned|geplant|soll(?:en)?(?!\p{L})|were reported|wurden gemeldet|discriminat|diskriminier`,
        ],
      ),
    ],
  },
  'S1-10_01': {
    yes: [
      inAnyOrder(
        [
          ALL_STAFF,
          String.raw`(?<!\p{L})(?:pays?|paid|earns?|receives?|receive|zahlt|zahlen|erhalten|erhält|verdien\p{L}+|bezahlt)(?!\p{L})`,
          String.raw`(?:adequate|living) wages?|(?:above|more than|higher than|exceed\p{L}*) [^.;]{0,30}minimum wages?|angemessene[nrs]? (?:lohn|löhne|entlohnung|entgelt|vergütung)\p{L}*|(?:über|mehr als|oberhalb)[^.;]{0,30}(?:mindestlohn|mindestentgelt)\p{L}*`,
        ],
        [NEVER, AHEAD_WORDS, OTHER_PARTIES, String.raw`(?<!\p{L})(?:goal|target|ziel|aim)(?!\p{L})`],
      ),
      inAnyOrder(
        [
          ALL_STAFF,
          String.raw`(?<!\p{L})(?:wages?|pay|remuneration|salaries|löhne|entlohnung|vergütung|entgelte?)(?!\p{L})[^.;]{0,40} (?:is|are|ist|sind)(?!\p{L})[^.;]{0,50}(?:adequate|angemessen)`,
        ],
        [NEVER, AHEAD_WORDS, OTHER_PARTIES, String.raw`(?<!\p{L})(?:goal|target|ziel|aim)(?!\p{L})`],
      ),
    ],
  },
  'S1-17_10': {
    unsaid: String.raw`^(?!.*(?:own|eigene)).*(?<!\p{L})(?:at|by|bei|with|in) (?:our |the |unseren |den |unserer |der )*(?:suppliers?|business partners?|lieferanten|lieferkette|supply chain|geschäftspartnern)(?!\p{L})`,
    yes: [
      inAnyOrder(
        [
          NEVER,
          String.raw`severe|serious|schwerwiegend|schwere[nr]?(?!\p{L})`,
          String.raw`human rights (?:issues?|incidents?|violations?|abuses?|cases?)|menschenrechts(?:vorf|verletz|verst)\p{L}*|vorf[aä]lle?n? in bezug auf menschenrecht\p{L}*`,
        ],
        [
          OTHER_PARTIES,
          AHEAD_WORDS,
          String.raw`communit|gemeinschaft|fines|penalt|geldbuß|bußgeld|strafe|schadens?ersatz`,
        ],
      ),
    ],
  },
  'S2-1_05': {
    yes: [
      String.raw`(?:${SUPPLIER_CODE})[^.;]{0,60} (?:not to (?:use|employ|engage in|tolerate)) [^.;]{0,30}(?:${FORCED})`,
      inAnyOrder([SUPPLIER_CODE, FORCED], [AHEAD_WORDS, CASES, String.raw`(?<!\p{L})risks?(?!\p{L})|risik`]),
    ],
  },
  'S2-3_12': { unsaid: String.raw`(?<!\p{L})(?:befragt|surveyed|interviewed|auditiert)(?!\p{L})` },
  'S2-1_07': { yes: [inAnyOrder([SUPPLIER_CODE, ILO], [NEVER, AHEAD_WORDS])] },
  'S4-2_02': {
    yes: [
      inAnyOrder(
        [
          String.raw`collect|conduct|survey|measure|received?(?!\p{L})|gather|ask|erheb|befrag|mess|durchgeführt|umfrage|gingen|bewert`,
          String.raw`(?:customer|client|guest|consumer|passenger|patient|tenant) (?:feedback|satisfaction|reviews?|ratings?)|kunden-?(?:feedback|zufriedenheit|bewertung|rückmeldung|meinung)\p{L}*|(?:gäste|patienten|mieter|fahrgast)-?(?:befragung|umfrage|zufriedenheit)\p{L}*`,
        ],
        [NEVER, AHEAD_WORDS, String.raw`bonus|remuneration|vergütung`],
      ),
      inAnyOrder(
        [
          String.raw`customers?(?!\p{L})|clients?(?!\p{L})|kund(?:en|inn)`,
          String.raw`engage|dialog|exchange|contact|austausch|kontakt`,
          String.raw`focus groups?|fokusgruppen|umfragen?(?!\p{L})|surveys?(?!\p{L})`,
        ],
        [NEVER, AHEAD_WORDS, String.raw`employee|mitarbeit|beschäftigt|supplier|lieferant`],
      ),
    ],
  },
  'G1-1_08': {
    unsaid: String.raw`^(?!.*(?:corrupt|brib|whistle|korrupt|bestech|hinweisgeb)).*(?:accident|(?<!\p{L})unf[aä]lle?(?!\p{L})|near miss|injur(?:y|ies))`,
    yes: [
      inAnyOrder(
        [
          String.raw`report|incident|allegation|(?<!\p{L})cases?(?!\p{L})|hinweis|meldung|vorf[aä]ll|verdachtsf|korruptionsf`,
          String.raw`prompt|without delay|immediately|independen|objectiv|unverzüglich|zeitnah|unabhängig|objektiv|umgehend`,
          String.raw`investigated|investigates|untersucht(?!\p{L})|aufgeklärt|nachgegangen`,
        ],
        [
          NEVER,
          AHEAD_WORDS,
          OTHER_PARTIES,
          String.raw`accident|unf[aä]ll|safety|sicherheit|injur|auditor|data breach|cyber`,
        ],
      ),
    ],
  },
  'G1-5_10': {
    unsaid: String.raw`(?<!\p{L})(?:must|required|obliged|müssen|verpflichtet, sich)(?!\p{L})`,
    yes: [
      String.raw`(?:${REGISTER})(?: of the \p{L}+| des \p{L}+ \p{L}+)?,?:? ?\(?(?:id |no\.? |nr\.? |number |nummer |registration |r)*[\uE000-\uE3FF\d]`,
    ],
    no: [
      inAnyOrder(
        [
          NEVER,
          String.raw`registered|listed|entered|entry|gelistet|eingetragen|registriert|verzeichnet|eintrag`,
          REGISTER,
        ],
        [AHEAD_WORDS, String.raw`associations?|verb[aä]nd`],
      ),
    ],
  },
}
