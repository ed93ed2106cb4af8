/** Classes for texts of the statement, in the view and in the editor. */
export const prose = [
  'min-w-0 max-w-[42rem] text-pretty leading-6 [overflow-wrap:anywhere]',
  '[&_:is(p,ul,ol,blockquote,figure,.tableWrapper)+*]:mt-3 [&_li>*+*]:mt-1!',
  '[&_h4]:mt-4 [&_h4]:mb-1 [&_h4]:font-semibold [&_h4]:text-base [&_h5]:mt-3 [&_h5]:mb-1 [&_h5]:font-medium [&_h5]:text-secondary',
  '[&>*:first-child]:mt-0!',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:pl-5',
  '[&_a]:text-brand-text [&_a]:underline [&_a]:underline-offset-2',
  '[&_blockquote]:border-line-strong [&_blockquote]:border-l-2 [&_blockquote]:pl-3 [&_blockquote]:text-secondary',
  '[&_table]:w-full [&_table]:border-collapse [&_table]:text-sm [&_caption]:pb-1 [&_caption]:text-left [&_caption]:text-muted [&_caption]:text-xs',
  '[&_:is(td,th)]:border [&_:is(td,th)]:border-line [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1 [&_:is(td,th)]:text-left [&_:is(td,th)]:align-top [&_th]:bg-sunken [&_th]:font-medium',
  // A column is at least as wide as its words; only very long ones are divided, and a table that is too wide is scrolled.
  '[&_:is(td,th)]:hyphens-auto [&_:is(td,th)]:[hyphenate-limit-chars:12_5_5] [&_:is(td,th)]:[overflow-wrap:break-word]',
  '[&_:is(td,th)[data-align=end]]:text-right [&_:is(td,th)[data-align=end]]:tabular-nums',
].join(' ')

/** Classes for a value linked to its fact. */
export const valueLook = 'rounded-sm text-brand-text! tabular-nums underline! decoration-dotted underline-offset-4!'
