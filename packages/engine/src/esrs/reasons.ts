import type { Reason } from './applies.ts'
import type { Catalogue } from './catalogue.ts'
import type { Condition } from './conditions.ts'
import type { Language } from './datapoint.ts'

type Say = Record<Language, string>

/** One sentence that says why a datapoint counts or not, in the catalogue's language. */
export function reasonInWords(reason: Reason, catalogue: Catalogue): string {
  return sentence(reason, catalogue)[catalogue.language]
}

function sentence(reason: Reason, catalogue: Catalogue): Say {
  switch (reason.code) {
    case 'due':
      return { en: 'Counts towards the report.', de: 'Zählt zum Bericht.' }
    case 'voluntary':
      return { en: 'Voluntary, so it is not counted.', de: 'Freiwillig, zählt daher nicht mit.' }
    case 'not-material': {
      const standard = titled(reason.standard, catalogue)
      return {
        en: `${standard} is not material for the company.`,
        de: `${standard} ist für das Unternehmen nicht wesentlich.`,
      }
    }
    case 'phase-in':
      return reason.until === null
        ? {
            en: 'Only due once there are sector-specific standards.',
            de: 'Erst fällig, wenn es sektorspezifische Standards gibt.',
          }
        : {
            en: `May be left out up to and including financial year ${reason.until} (phase-in).`,
            de: `Darf bis einschließlich Geschäftsjahr ${reason.until} entfallen (schrittweise Einführung).`,
          }
    case 'module':
      return {
        en: 'Part of the comprehensive module, which the company does not apply.',
        de: 'Gehört zum Zusatzmodul, das das Unternehmen nicht anwendet.',
      }
    case 'alternative': {
      const { id, name } = named(reason.datapoint, catalogue)
      return {
        en: `Not needed, because “${name}” (${id}) is enough.`,
        de: `Nicht nötig, weil „${name}“ (${id}) genügt.`,
      }
    }
    case 'condition':
      return conditionSentence(reason.condition, catalogue)
  }
}

function conditionSentence(condition: Condition, catalogue: Catalogue): Say {
  switch (condition.kind) {
    case 'answer': {
      const { id, name } = named(condition.datapoint, catalogue)
      const [en, de] = condition.is === 'yes' ? ['yes', 'Ja'] : ['no', 'Nein']
      return {
        en: `Only due if “${name}” (${id}) is answered with ${en}.`,
        de: `Nur fällig, wenn „${name}“ (${id}) mit ${de} beantwortet ist.`,
      }
    }
    case 'not-material': {
      const standard = titled(condition.standard, catalogue)
      return {
        en: `Only due if ${standard} is not material.`,
        de: `Nur fällig, wenn ${standard} nicht wesentlich ist.`,
      }
    }
    case 'standard-phased-in': {
      const standard = condition.standard === null ? null : titled(condition.standard, catalogue)
      return {
        en: `Only due if ${standard ?? 'a material standard'} is left out under the phase-in.`,
        de: `Nur fällig, wenn ${standard ?? 'ein wesentlicher Standard'} bei schrittweiser Einführung entfällt.`,
      }
    }
    case 'high-climate-impact':
      return {
        en: 'Only due in sectors of high climate impact.',
        de: 'Nur in klimaintensiven Sektoren fällig.',
      }
    case 'material-flows':
      return {
        en: 'Only due in sectors with significant material flows.',
        de: 'Nur in Sektoren mit erheblichen Materialflüssen fällig.',
      }
    case 'employees': {
      const { count, later } = condition
      return {
        en: `Only due from ${count} employees${later ? ` (${later.count} from financial year ${later.year})` : ''}.`,
        de: `Erst ab ${count} Arbeitnehmern fällig${later ? ` (ab Geschäftsjahr ${later.year}: ${later.count})` : ''}.`,
      }
    }
  }
}

function titled(controlCode: string, catalogue: Catalogue): string {
  const standard = catalogue.standard(controlCode)
  return standard ? `${standard.esrs} ${standard.title}` : controlCode
}

function named(id: string, catalogue: Catalogue): { id: string; name: string } {
  return { id, name: catalogue.get(id)?.name ?? id }
}
