/** The mark and the name of the product. */
export function Brand() {
  return (
    <span className="inline-flex items-center gap-2 font-semibold text-ink">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 shrink-0">
        <rect width="24" height="24" rx="6" className="fill-brand" />
        <path d="M6 16.5h3v-4H6zM10.500 16.500h3v-7h-3zM15 16.500h3v-10h-3z" className="fill-brand-fg" />
      </svg>
      CSRD Reporting
    </span>
  )
}
