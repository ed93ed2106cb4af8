import { useAddressState } from '../../../kit/use-address-state.ts'

const name = 'view'
const value = 'document'

/** Whether the whole document is open at the passage. The address holds it, so that it can be shared and the way back closes it. */
export function useWholeDocument() {
  const { search, change } = useAddressState()
  return {
    isOpen: search.get(name) === value,
    open: () => change({ [name]: value }, { isStep: true }),
    close: () => change({ [name]: null }),
  }
}
