interface FigureProps {
  name: string
  value: string
  hint?: string | undefined
  wide?: boolean
}

/** A figure with its name above and a remark below. */
export function Figure({ name, value, hint, wide = false }: FigureProps) {
  return (
    <div className={wide ? 'col-span-full' : ''}>
      <dt className="text-muted text-sm">{name}</dt>
      <dd>
        <span className="font-semibold text-lg tabular-nums">{value}</span>
        {hint && <span className="block text-muted text-sm">{hint}</span>}
      </dd>
    </div>
  )
}
