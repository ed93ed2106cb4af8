import type { Wordings } from '../recipe.ts'

const OF = String.raw`(?:of|for|on|to|in)`

/** Names under which tables ask for a yes or no: ESRS 2, E1, S1, S2 and G1. */
export const askedWordings: Readonly<Record<string, Wordings>> = {
  'E1-1_12': {
    labels: [
      String.raw`excluded from (?:the )?(?:eu )?paris-aligned benchmarks?`,
      String.raw`von (?:den )?paris-abgestimmten (?:eu-)?(?:referenzwerten|benchmarks) (?:ausgenommen|ausgeschlossen)`,
    ],
  },
  'E1-1_14': {
    labels: [
      String.raw`(?:climate )?transition plan (?:approved|adopted) by (?:the )?(?:\p{L}+ )?(?:board|management)(?: of directors)?`,
      String.raw`(?:übergangsplan|transitionsplan) (?:vom|durch den) (?:aufsichtsrat|vorstand|verwaltungsrat) (?:genehmigt|verabschiedet|gebilligt)`,
    ],
  },
  'E1-7_03': {
    labels: [
      String.raw`(?:use|purchase) of carbon credits`,
      String.raw`(?:nutzung|einsatz|kauf|erwerb) von (?:co2-)?zertifikaten`,
    ],
  },
  'GOV-3_01': {
    labels: [
      String.raw`(?:executive |board |management |variable )*(?:remuneration|compensation|pay) (?:linked|tied) to (?:esg|sustainability|climate)(?:-related)? (?:targets|goals|criteria|performance)`,
      String.raw`(?:vorstands|variable )?vergütung an (?:esg|nachhaltigkeits|klima)-?ziele (?:geknüpft|gekoppelt)`,
    ],
  },
  'S1-1_08': {
    labels: [
      String.raw`polic(?:y|ies) (?:addresses|covers|${OF}|against) (?:(?:forced|child) labou?r|human trafficking).*`,
      String.raw`(?:richtlinie|konzept) (?:gegen|zu) (?:zwangsarbeit|kinderarbeit|menschenhandel).*`,
    ],
    not: String.raw`supplier|lieferant|value chain|wertschöpfung`,
  },
  'S1-1_09': {
    labels: [
      String.raw`workplace accident prevention policy(?: or management system)?`,
      String.raw`(?:konzept|richtlinie)(?: oder managementsystem)? zur (?:verhütung|prävention) von arbeitsunfällen`,
    ],
  },
  'S1-1_10': {
    labels: [
      String.raw`(?:anti|non)-?discrimination policy|policy (?:against|on) discrimination`,
      String.raw`anti-?diskriminierungsrichtlinie|richtlinie (?:gegen|zur vermeidung von) diskriminierung`,
    ],
  },
  'S1-3_05': {
    labels: [
      String.raw`(?:grievance|complaints?) (?:mechanism|procedure)s? for (?:own )?(?:employees|workers|workforce|staff)`,
      String.raw`beschwerde(?:verfahren|mechanismus) für (?:eigene )?(?:beschäftigte|mitarbeit\p{L}+|arbeitnehm\p{L}+)`,
    ],
  },
  'S1-3_09': {
    labels: [
      String.raw`(?:whistle-?blower protection|protection of whistle-?blowers)(?: policy)?`,
      'hinweisgeberschutz',
    ],
  },
  'S2-1_06': {
    labels: [
      String.raw`supplier code of conduct|code of conduct for suppliers`,
      String.raw`(?:verhaltens)?kodex für (?:lieferanten|geschäftspartner)|lieferanten(?:verhaltens)?kodex`,
    ],
    not: String.raw`signed|unterzeichn|share|anteil|coverage|abdeckung|number|anzahl|%`,
  },
  'G1-1_09': {
    labels: [
      String.raw`animal welfare policy|policy on animal welfare`,
      'tierwohl-?richtlinie|richtlinie zum tierwohl',
    ],
  },
  'G1-5_10': {
    labels: [
      String.raw`(?:registered|entry) in the (?:eu )?transparency register`,
      String.raw`eintrag(?:ung)? im (?:eu-)?(?:transparenzregister|lobbyregister)`,
    ],
  },
}
