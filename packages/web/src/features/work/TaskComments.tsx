import { call } from '../../api/call.ts'
import { contract } from '../../api/contract.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Comments } from '../../kit/comments/Comments.tsx'
import { Button } from '../../ui/Button.tsx'
import type { Detail } from './queries.ts'
import { workTexts } from './texts.ts'

/** Finds the beginning of a name that is being typed after an `@`. */
const begun = (text: string) => /(?:^|\s)@([\p{L} .-]{0,40})$/u.exec(text)?.[1] ?? null

/** Comments on a datapoint; `@` and a name mention a person. */
export function TaskComments({ detail: { task, comments, people } }: { detail: Detail }) {
  const t = useTexts(workTexts)
  const send = (text: string) => {
    const mentions = people.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id)
    return call(contract.work.comment, { params: { key: task.key }, body: { text, mentions } })
  }
  return (
    <Comments
      comments={comments}
      onSend={send}
      hint={t('task.commentHint')}
      offers={(text, change) => <Names text={text} people={people} onChange={change} />}
    />
  )
}

interface NamesProps {
  text: string
  people: Detail['people']
  onChange: (text: string) => void
}

/** The people whose names begin as the one that is being typed. */
function Names({ text, people, onChange }: NamesProps) {
  const start = begun(text)
  if (start === null) return null
  const offered = people
    .filter(({ name }) => name.toLowerCase().startsWith(start.toLowerCase()) && name !== start)
    .slice(0, 5)
  if (offered.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {offered.map(({ id, name }) => (
        <li key={id}>
          <Button onClick={() => onChange(`${text.slice(0, text.length - start.length)}${name} `)}>@{name}</Button>
        </li>
      ))}
    </ul>
  )
}
