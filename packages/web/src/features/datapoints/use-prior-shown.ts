import { useMedia } from '../../ui/use-media.ts'

/** Whether the value of an earlier year has a column of its own, which it has where there is room for one. */
export function usePriorShown(wide: boolean): boolean {
  const isRoomy = useMedia('(width >= 80rem)')
  return wide && isRoomy
}
