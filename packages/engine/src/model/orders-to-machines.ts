import { fold } from '../text/text.ts'

// Sentences that speak to a program instead of a reader. They are kept from the model, and nothing is ever proven by them.
const TO_A_MACHINE: RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules|above|previous|prior)\b/,
  /\b(?:ignorier\w*|missacht\w*|vergiss|vergessen sie|überschreib\w*)\b.{0,40}\b(?:anweisung\w*|vorgaben|befehl\w*|regeln|obige\w*|bisherige\w*)/,
  /\b(?:system|developer|user|assistant) ?(?:prompt|message|instruction)s?\b/,
  /\b(?:language model|sprachmodell|llm|chat ?bot|chatgpt|ai assistant|ki-assistent\w*)\b.{0,80}\b(?:must|should|shall|please|answer|respond|reply|report|output|return|muss|soll|bitte|antwort\w*|melde\w*|gib|ausgeben)\b/,
  /\b(?:if you are|as) an? (?:ai|llm|language model|assistant)\b|\b(?:falls|wenn) du eine? (?:ki|sprachmodell|assistent)/,
  /\b(?:notes?|messages?|instructions?|hinweise?|nachricht|anweisung(?:en)?) (?:to|for|an|für) (?:the |any |all |die |das |alle )?(?:ai|llms?|ki|language models?|sprachmodelle?)(?:[- ]\w+)?\s*[:,]/,
  /\byou are (?:now )?(?:an? )?(?:ai|assistant|language model|helpful)\b|\bdu bist (?:jetzt )?eine? (?:ki|assistent|sprachmodell)/,
  /\b(?:answer|respond|reply|output|return)\b.{0,30}\b(?:only )?(?:with|as) (?:the )?(?:following|json|value)\b/,
  /<\|?(?:im_start|im_end|system|assistant|endoftext)\|?>|\[\/?inst\]/,
]

/** Whether a text gives orders to a program that reads it, in English or German. */
export function addressesMachine(text: string): boolean {
  const folded = fold(text).replace(/\s+/g, ' ')
  return TO_A_MACHINE.some((pattern) => pattern.test(folded))
}
