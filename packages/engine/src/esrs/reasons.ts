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
      return { en: 'Required, so it counts.', de: 'Ist anzugeben und zählt daher mit.' }
    case 'voluntary':
      return { en: 'Voluntary, so it does not count.', de: 'Ist freiwillig und zählt daher nicht mit.' }
    case 'not-material': {
      const standard = titled(reason.standard, catalogue)
      return {
        en: `${standard} is not material for the company.`,
        de: `${standard} ist für das Unternehmen nicht wesentlich.`,
      }
    }
    case 'not-found': {
      const { code, name } = catalogue.topic(reason.matter) ?? { code: reason.matter, name: '' }
      return {
        en: `Only about ${code} ${name}, of which the assessment found nothing.`,
        de: `Betrifft nur ${code} ${name}, wozu die Bewertung nichts gefunden hat.`,
      }
    }
    case 'phase-in':
      return reason.until === null
        ? {
            en: 'Only required once there are sector-specific standards.',
            de: 'Erst anzugeben, wenn es sektorspezifische Standards gibt.',
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
        en: `Only required if the answer to “${name}” (${id}) is ${en}.`,
        de: `Nur anzugeben, wenn „${name}“ (${id}) mit ${de} beantwortet ist.`,
      }
    }
    case 'not-material': {
      const standard = titled(condition.standard, catalogue)
      return {
        en: `Only required if ${standard} is not material.`,
        de: `Nur anzugeben, wenn ${standard} nicht wesentlich ist.`,
      }
    }
    case 'standard-phased-in': {
      const standard = condition.standard === null ? null : titled(condition.standard, catalogue)
      return {
        en: `Only required if ${standard ?? 'a material topic'} is left out under the phase-in.`,
        de: `Nur anzugeben, wenn ${standard ?? 'ein wesentliches Thema'} wegen der schrittweisen Einführung ausgelassen wird.`,
      }
    }
    case 'high-climate-impact':
      return {
        en: 'Only required in high climate impact sectors.',
        de: 'Nur in klimaintensiven Sektoren anzugeben.',
      }
    case 'material-flows':
      return {
        en: 'Only required in sectors with significant material flows.',
        de: 'Nur in Sektoren mit erheblichen Materialflüssen anzugeben.',
      }
    case 'employees': {
      const { count, later } = condition
      return {
        en: `Only required from ${count} employees${later ? `, from financial year ${later.year} from ${later.count}` : ''}.`,
        de: `Erst ab ${count} Arbeitnehmern anzugeben${later ? `, vom Geschäftsjahr ${later.year} an ab ${later.count}` : ''}.`,
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
