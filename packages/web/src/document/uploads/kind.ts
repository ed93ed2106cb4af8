import { type Document, type UploadPlace, uploadExtensions } from '@esrs/contract'
import {
  Clapperboard,
  File,
  FileArchive,
  FileSpreadsheet,
  FileText,
  Image,
  type LucideIcon,
  Mail,
  Presentation,
} from 'lucide-react'

/** What a person calls the type of a file. */
export type FileKind =
  | 'pdf'
  | 'word'
  | 'excel'
  | 'csv'
  | 'text'
  | 'powerpoint'
  | 'image'
  | 'video'
  | 'mail'
  | 'archive'
  | 'other'

const byExtension: Record<string, FileKind> = {
  pdf: 'pdf',
  doc: 'word',
  docx: 'word',
  xls: 'excel',
  xlsx: 'excel',
  csv: 'csv',
  tsv: 'csv',
  ods: 'excel',
  odt: 'word',
  rtf: 'word',
  eml: 'mail',
  zip: 'archive',
  xbri: 'archive',
  json: 'text',
  html: 'text',
  htm: 'text',
  xhtml: 'text',
  txt: 'text',
  md: 'text',
  pptx: 'powerpoint',
}

const byMimeType: [RegExp, FileKind][] = [
  [/\/pdf$/, 'pdf'],
  [/word/, 'word'],
  [/excel|spreadsheet/, 'excel'],
  [/csv/, 'csv'],
  [/presentation|powerpoint/, 'powerpoint'],
  [/^image\//, 'image'],
  [/^video\//, 'video'],
  [/^text\//, 'text'],
]

export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

export function kindOf({ title, mimeType }: Pick<Document, 'title' | 'mimeType'>): FileKind {
  const kind = byMimeType.find(([pattern]) => pattern.test(mimeType))?.[1]
  // A browser calls CSV files Excel when Excel is installed; the name knows better.
  return byExtension[extensionOf(title)] ?? kind ?? 'other'
}

const icons: Record<FileKind, LucideIcon> = {
  pdf: FileText,
  word: FileText,
  excel: FileSpreadsheet,
  csv: FileSpreadsheet,
  text: FileText,
  powerpoint: Presentation,
  image: Image,
  video: Clapperboard,
  mail: Mail,
  archive: FileArchive,
  other: File,
}

export const iconOf = (kind: FileKind): LucideIcon => icons[kind]

const dotted = (place: UploadPlace) => uploadExtensions[place].map((extension) => `.${extension}`)

/** The accepted extensions as a file picker wants them, and as a person reads them. */
export const acceptAttribute = (place: UploadPlace) => dotted(place).join(',')
export const acceptedText = (place: UploadPlace) => dotted(place).join(', ')

export const isAccepted = (name: string, place: UploadPlace): boolean =>
  uploadExtensions[place].some((extension) => extension === extensionOf(name))
