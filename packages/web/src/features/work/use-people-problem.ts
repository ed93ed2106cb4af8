import { useTexts } from '../../i18n/texts.tsx'
import { readPeople } from './read-people.ts'
import { workTexts } from './texts.ts'

/** What is wrong with people as they are typed: nobody is named, or a line names nobody. */
export function usePeopleProblem(): (typed: string) => string | false {
  const t = useTexts(workTexts)
  return (typed) => {
    const { wrong, people } = readPeople(typed)
    return wrong ? t('ask.peopleWrong', { line: wrong }) : people.length === 0 && t('ask.peopleMissing')
  }
}
