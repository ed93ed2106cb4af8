import { compounds } from './compound.ts'
import { containers } from './containers.ts'
import { documents } from './documents.ts'
import { formats } from './formats.ts'
import { forms } from './forms.ts'
import { grown } from './growth.ts'
import type { HostileFile } from './hostile-file.ts'
import { names } from './names.ts'
import { pages } from './pages.ts'
import { pdfs } from './pdfs.ts'
import { pictures } from './pictures.ts'
import { slides } from './slides.ts'
import { texts } from './texts.ts'
import { workbooks } from './workbooks.ts'

/** Every file of the set, in the order in which they are sent. */
export const hostileFiles: HostileFile[] = [
  ...names,
  ...texts,
  ...pdfs,
  ...documents,
  ...workbooks,
  ...pages,
  ...containers,
  ...formats,
  ...slides,
  ...compounds,
  ...pictures,
  ...grown,
]

/** Forms of strangers, sent as questionnaires and fetched filled. */
export const hostileForms: HostileFile[] = forms
