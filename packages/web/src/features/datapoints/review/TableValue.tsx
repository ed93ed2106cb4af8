import type { TableCells } from '../../../values/table-text.ts'

/** A value that is a table, its first row as headings. */
export function TableValue({ cells: [head = [], ...rows], label }: { cells: TableCells; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the panel is scrolled by keyboard as well
    <section className="mt-1 overflow-x-auto rounded-md border border-line" tabIndex={0} aria-label={label}>
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="bg-sunken text-left">
            {head.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone
              <th key={at} scope="col" className="px-2 py-1.5 font-medium">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
            <tr key={at} className="border-line border-t">
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place alone
                <td key={column} className="px-2 py-1.5">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
