import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** Where the frame has room for the actions of a page, beside the views of its place; `null` until it is there. */
export const PageToolsContext = createContext<HTMLElement | null>(null)

/** Actions of a page, shown in the line of the views of its place. */
export function PageTools({ children }: { children: ReactNode }) {
  const place = useContext(PageToolsContext)
  return place && createPortal(children, place)
}
