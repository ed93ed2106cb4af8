import type { TypedCell } from '@esrs/contract'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../i18n/language.ts'
import type { CheckedTable } from '../breakdown/TypedTable.tsx'
import { useStoredText } from '../stored-text.ts'
import { isFigure, isRead } from './answer-kind.ts'

/** Milliseconds without typing after which an answer is checked. */
const pause = 500

interface TypedAnswer {
  key: string
  value: string
  /** Of an answer that is a table. */
  cells?: readonly TypedCell[] | undefined
}

/** Asks the server what an answer would be read as. */
export type CheckAnswer = (answer: { key: string; value: string; cells?: TypedCell[] }) => Promise<CheckedTable>

/** What is said of an answer while it is typed. */
export interface CheckedTyped {
  checked: CheckedTable
  /** The value that it is read as, in words; `null` where that says nothing more than what was typed. */
  readAs: string | null
  /** What is wrong with it. */
  problem: string | undefined
}

/** What the server says of an answer while it is typed, asked for when typing pauses. */
export function useCheckedAnswer(type: string, { key, value, cells }: TypedAnswer, check: CheckAnswer): CheckedTyped {
  const language = useLanguage()
  const words = useStoredText()
  const [checked, setChecked] = useState<CheckedTable>(null)
  const isAsked = cells ? cells.length > 0 : value.trim() !== '' && isRead(type, value)
  const typed = JSON.stringify({ key, value, cells })
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language the sentences are others.
  useEffect(() => {
    setChecked(null)
    if (!isAsked) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      // A check that fails says nothing: the answer is checked again when it is sent.
      const reply = await check(JSON.parse(typed)).catch(() => null)
      if (isCurrent) setChecked(reply)
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [typed, isAsked, check, language])
  const isSaid = checked?.ok && checked.value !== null && (isFigure(type) || type === 'date')
  return {
    checked,
    readAs: isSaid ? words({ value: checked.value, unit: checked.unit, type }) : null,
    problem: checked && !checked.ok ? (checked.message ?? undefined) : undefined,
  }
}
