import { useNavigate, useParams, useSearchParams } from 'react-router'

export const steps = ['method', 'assessment', 'stakeholders', 'matrix', 'decisions', 'signature'] as const
export type StepName = (typeof steps)[number]

type Changed = Record<string, string | null>

function changed(known: URLSearchParams, changes: Changed): URLSearchParams {
  const next = new URLSearchParams(known)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** The step of the assessment and what is open on it, as the address holds them, so that they can be shared and reloaded. */
export function useMaterialityAddress() {
  const { step } = useParams()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  return {
    /** `null` where there is no such step. */
    step: steps.find((known) => known === step) ?? null,
    /** The entry that is open. */
    entry: search.get('entry'),
    topic: search.get('topic') ?? '',
    change: (changes: Changed, replace = true) =>
      setSearch((known) => changed(known, changes), { replace, preventScrollReset: true }),
    /** Another step, with an entry or a topic opened there. */
    goTo: (name: StepName, changes: Changed = {}) => {
      const query = changed(search, changes).toString()
      void navigate(`/iro/${name}${query && `?${query}`}`)
    },
  }
}
export type MaterialityAddress = ReturnType<typeof useMaterialityAddress>
