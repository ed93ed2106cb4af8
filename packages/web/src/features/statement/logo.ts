import { limits, type ReportSettings } from '@esrs/contract'

type Logo = NonNullable<ReportSettings['logo']>

/** Why a picture cannot be the logo. */
export type LogoProblem =
  | { kind: 'type' | 'broken' }
  | { kind: 'big'; size: number }
  | { kind: 'pixels'; width: number; height: number }

/** Largest file in bytes, from the limit of its Base64 text, which needs four characters for three bytes. */
const largestLogo = (limits.statement.logo / 4) * 3

const types = ['image/png', 'image/jpeg'] as const
const isPicture = (type: string): type is Logo['mime_type'] => types.some((one) => one === type)

const base64Of = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })

/** Width and height of a picture; rejects where it is none. */
async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}

/** Reads a picture that somebody has chosen, or says why it cannot be the logo. */
export async function readLogo(file: File): Promise<Logo | LogoProblem> {
  if (!isPicture(file.type)) return { kind: 'type' }
  if (file.size > largestLogo) return { kind: 'big', size: file.size }
  try {
    const { width, height } = await sizeOf(file)
    if (Math.max(width, height) > limits.logo.side || width * height > limits.logo.pixels)
      return { kind: 'pixels', width, height }
    return { mime_type: file.type, width, height, base64: await base64Of(file) }
  } catch {
    return { kind: 'broken' }
  }
}

export const isProblem = (outcome: Logo | LogoProblem): outcome is LogoProblem => 'kind' in outcome
