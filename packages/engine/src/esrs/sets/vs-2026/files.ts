import { asFacts, type SetFiles } from '../set-files.ts'
import bDe from './B.de.json' with { type: 'json' }
import bEn from './B.en.json' with { type: 'json' }
import bFacts from './B.json' with { type: 'json' }
import cDe from './C.de.json' with { type: 'json' }
import cEn from './C.en.json' with { type: 'json' }
import cFacts from './C.json' with { type: 'json' }
import titles from './titles.json' with { type: 'json' }
import topics from './topics.json' with { type: 'json' }

/** The voluntary standard by module, in the regulation's order. */
export const voluntary: SetFiles = {
  titles,
  topics,
  standards: {
    B: { facts: asFacts(bFacts), words: { en: bEn, de: bDe } },
    C: { facts: asFacts(cFacts), words: { en: cEn, de: cDe } },
  },
}
