import { describe, expect, it } from 'vitest'
import { isGeneralSentence } from './general-sentences.ts'
import { fold } from './text.ts'

describe('a sentence that speaks of nobody in particular', () => {
  it.each([
    'The EU Deforestation Regulation will require operators to submit statements for soy and wood.',
    'ESRS E4 requires undertakings to disclose how their strategy interacts with biodiversity.',
    'Das Hinweisgeberschutzgesetz trat im Juli 2023 in Kraft und betrifft Firmen ab fünfzig Beschäftigten.',
    'Die CSRD verpflichtet große Unternehmen, über Klimawandel und Wasserressourcen zu berichten.',
    'The term lobbying covers all activities intended to influence political decisions.',
    'Kreislaufwirtschaft bezeichnet ein Wirtschaftssystem, in dem der Wert von Produkten lange erhalten bleibt.',
    'Unter Lobbying versteht man jede Tätigkeit, die politische Entscheidungen beeinflussen soll.',
    'According to the United Nations, one million species are threatened with extinction.',
    'Several competitors have announced targets for recycled plastic.',
    'We are looking for an electrician (m/f/d) full-time, starting immediately.',
    'Goodwill of the unit Packaging was tested for impairment at a discount rate of 8.4%.',
  ])('%s', (sentence) => {
    expect(isGeneralSentence(fold(sentence))).toBe(true)
  })

  it.each([
    'The German Supply Chain Act requires us to name those responsible, and we did so in March.',
    'Unsere Richtlinie verlangt, dass jede Führungskraft Verstöße meldet.',
    'Die Richtlinie zur Gleichbehandlung verlangt gleiche Löhne für gleiche Arbeit.',
    'The code of conduct requires suppliers to keep the core conventions of the ILO.',
    'Top management is defined as the two levels below the board.',
    'In accordance with the Working Time Act, overtime is recorded in every plant.',
    'The policy lays down how waste is avoided at all sites.',
    'Neue Führungskräfte durchlaufen ein Training zum Gleichbehandlungsgesetz, für andere gibt es einen Kurs.',
    'Training on the Equality Act is a must for managers, and the code prohibits any insult.',
    'Gemäß Energieeffizienzgesetz wurde 2024 ein Energiemanagementsystem eingeführt.',
  ])('and not: %s', (sentence) => {
    expect(isGeneralSentence(fold(sentence))).toBe(false)
  })
})
