const hovered = '[data-shown=hover] > *'
const focused = ':is([data-shown=focus] > :is(a, button, input, textarea), [data-shown=focus] > span > button)'

/** A style sheet in which what is marked as hovered or focused looks so without a pointer or a key. */
export const withShownStates = (styles: string): string =>
  styles
    .replace(/(?<!\\):hover(?![\w\\-])/g, `:is(:hover, ${hovered})`)
    .replace(/(?<!\\):focus-visible(?![\w\\-])/g, `:is(:focus-visible, ${focused})`)
    // A touch screen has no pointer that hovers; what it would look like is shown all the same.
    .replaceAll('(hover: hover)', 'all')

/** Adds to the styles of a page that the states of its components can be looked at side by side. */
export function showStates(page: Document) {
  const style = page.createElement('style')
  style.textContent = [...page.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map(({ cssText }) => withShownStates(cssText))
    .join('\n')
  page.head.append(style)
}
