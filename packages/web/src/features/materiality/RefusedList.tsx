import { useErrorText } from '../../i18n/error-texts/error-text.ts'
import type { Refused } from './queries.ts'

/** What was refused of several that were sent at once, each with why. */
export function RefusedList({ refused }: { refused: readonly Refused[] }) {
  const errorText = useErrorText()
  return (
    <ul>
      {refused.map(({ code, failure }) => (
        <li key={code}>
          {code}: {errorText(failure)}
        </li>
      ))}
    </ul>
  )
}
