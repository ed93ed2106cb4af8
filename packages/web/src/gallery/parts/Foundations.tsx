import { useTexts } from '../../i18n/texts.tsx'
import { Brand } from '../../ui/Brand.tsx'
import { cx } from '../../ui/class-names.ts'
import { Example, Section } from '../Section.tsx'
import { galleryTexts } from '../texts.ts'

/** Roles of the theme, by the names that they have there. */
const colours = {
  surfaces: ['bg', 'surface', 'sunken', 'hover', 'pressed', 'line', 'line-strong', 'line-input'],
  words: ['ink', 'ink-2', 'ink-3', 'brand-text', 'success-text', 'warning-text', 'danger-text', 'info-text'],
  signals: ['brand', 'success', 'warning', 'danger', 'info', 'neutral', 'ring', 'mark'],
  soft: ['brand-soft', 'success-soft', 'warning-soft', 'danger-soft', 'info-soft', 'neutral-soft'],
  pillars: ['env', 'soc', 'gov', 'env-soft', 'soc-soft', 'gov-soft'],
  paper: ['paper', 'paper-ink', 'paper-muted', 'paper-line', 'mark-line'],
} as const
const groups = Object.keys(colours) as (keyof typeof colours)[]

const sizes = [
  { size: '3xl', look: 'font-semibold text-3xl' },
  { size: '2xl', look: 'font-semibold text-2xl' },
  { size: 'xl', look: 'font-semibold text-xl' },
  { size: 'lg', look: 'font-semibold text-lg' },
  { size: 'base', look: 'text-base' },
  { size: 'sm', look: 'text-sm' },
  { size: 'xs', look: 'text-xs' },
] as const

export function Foundations() {
  const t = useTexts(galleryTexts)
  return (
    <Section name="foundations">
      <Example title={t('brand')}>
        <Brand />
      </Example>
      {groups.map((group) => (
        <Example
          key={group}
          title={t(`colours.${group}`)}
          className="grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-8"
        >
          {colours[group].map((role) => (
            <div key={role} className="min-w-0 text-muted text-xs">
              <div className="h-10 rounded-md border border-line" style={{ background: `var(--${role})` }} />
              {role}
            </div>
          ))}
        </Example>
      ))}
      <Example title={t('type')} className="flex flex-col gap-2">
        {sizes.map(({ size, look }) => (
          <div key={size} className="flex items-baseline gap-4">
            <span className="w-12 shrink-0 text-muted text-xs">{size}</span>
            <span className={cx('num min-w-0', look)}>{t(`sizes.${size}`)}</span>
          </div>
        ))}
      </Example>
      <Example title={t('elevation')} className="grid gap-4 sm:grid-cols-3">
        {[
          { name: 'xs', look: 'rounded-md shadow-xs' },
          { name: 'md', look: 'rounded-lg shadow-md' },
          { name: 'lg', look: 'rounded-xl shadow-lg' },
        ].map(({ name, look }) => (
          <div key={name} className={cx('grid h-16 place-items-center bg-surface text-muted text-xs', look)}>
            {name}
          </div>
        ))}
      </Example>
    </Section>
  )
}
