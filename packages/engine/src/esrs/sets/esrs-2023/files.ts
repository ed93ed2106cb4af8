import { asFacts, type SetFiles } from '../set-files.ts'
import esrs2De from './ESRS2.de.json' with { type: 'json' }
import esrs2En from './ESRS2.en.json' with { type: 'json' }
import esrs2Facts from './ESRS2.json' with { type: 'json' }
import e1De from './E1.de.json' with { type: 'json' }
import e1En from './E1.en.json' with { type: 'json' }
import e1Facts from './E1.json' with { type: 'json' }
import e2De from './E2.de.json' with { type: 'json' }
import e2En from './E2.en.json' with { type: 'json' }
import e2Facts from './E2.json' with { type: 'json' }
import e3De from './E3.de.json' with { type: 'json' }
import e3En from './E3.en.json' with { type: 'json' }
import e3Facts from './E3.json' with { type: 'json' }
import e4De from './E4.de.json' with { type: 'json' }
import e4En from './E4.en.json' with { type: 'json' }
import e4Facts from './E4.json' with { type: 'json' }
import e5De from './E5.de.json' with { type: 'json' }
import e5En from './E5.en.json' with { type: 'json' }
import e5Facts from './E5.json' with { type: 'json' }
import s1De from './S1.de.json' with { type: 'json' }
import s1En from './S1.en.json' with { type: 'json' }
import s1Facts from './S1.json' with { type: 'json' }
import s2De from './S2.de.json' with { type: 'json' }
import s2En from './S2.en.json' with { type: 'json' }
import s2Facts from './S2.json' with { type: 'json' }
import s3De from './S3.de.json' with { type: 'json' }
import s3En from './S3.en.json' with { type: 'json' }
import s3Facts from './S3.json' with { type: 'json' }
import s4De from './S4.de.json' with { type: 'json' }
import s4En from './S4.en.json' with { type: 'json' }
import s4Facts from './S4.json' with { type: 'json' }
import g1De from './G1.de.json' with { type: 'json' }
import g1En from './G1.en.json' with { type: 'json' }
import g1Facts from './G1.json' with { type: 'json' }
import titles from './titles.json' with { type: 'json' }
import topics from './topics.json' with { type: 'json' }

/** ESRS Set 1, in the regulation's order. */
export const set1: SetFiles = {
  titles,
  topics,
  standards: {
    'ESRS 2': { facts: asFacts(esrs2Facts), words: { en: esrs2En, de: esrs2De } },
    E1: { facts: asFacts(e1Facts), words: { en: e1En, de: e1De } },
    E2: { facts: asFacts(e2Facts), words: { en: e2En, de: e2De } },
    E3: { facts: asFacts(e3Facts), words: { en: e3En, de: e3De } },
    E4: { facts: asFacts(e4Facts), words: { en: e4En, de: e4De } },
    E5: { facts: asFacts(e5Facts), words: { en: e5En, de: e5De } },
    S1: { facts: asFacts(s1Facts), words: { en: s1En, de: s1De } },
    S2: { facts: asFacts(s2Facts), words: { en: s2En, de: s2De } },
    S3: { facts: asFacts(s3Facts), words: { en: s3En, de: s3De } },
    S4: { facts: asFacts(s4Facts), words: { en: s4En, de: s4De } },
    G1: { facts: asFacts(g1Facts), words: { en: g1En, de: g1De } },
  },
}
