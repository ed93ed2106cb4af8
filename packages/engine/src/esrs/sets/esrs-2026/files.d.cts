import type { SetFiles } from '../set-files.ts'

declare const files: SetFiles
export = files
