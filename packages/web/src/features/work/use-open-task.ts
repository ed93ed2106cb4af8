import { useAddressState } from '../../kit/use-address-state.ts'

/** Key of the task with an open panel, kept in the address for links in mails and for sharing. */
export function useOpenTask() {
  const { search, change } = useAddressState()
  const put = (task: string | null) => change({ task }, { isStep: true })
  return { key: search.get('task'), open: (key: string) => put(key), close: () => put(null) }
}
