import { useNavigate, useParams } from 'react-router'
import { type AddressChanges, useAddressState, withChanges } from '../../kit/use-address-state.ts'

export const steps = ['method', 'assessment', 'stakeholders', 'matrix', 'decisions', 'signature'] as const
export type StepName = (typeof steps)[number]

/** The step of the assessment and what is open on it, as the address holds them, so that they can be shared and reloaded. */
export function useMaterialityAddress() {
  const { step } = useParams()
  const { search, change } = useAddressState()
  const navigate = useNavigate()
  return {
    /** `null` where there is no such step. */
    step: steps.find((known) => known === step) ?? null,
    /** The entry that is open. */
    entry: search.get('entry'),
    topic: search.get('topic') ?? '',
    change: (changes: AddressChanges, replace = true) => change(changes, { isStep: !replace }),
    /** Another step, with an entry or a topic opened there. */
    goTo: (name: StepName, changes: AddressChanges = {}) => {
      const query = withChanges(search, changes).toString()
      void navigate(`/iro/${name}${query && `?${query}`}`)
    },
  }
}
export type MaterialityAddress = ReturnType<typeof useMaterialityAddress>
