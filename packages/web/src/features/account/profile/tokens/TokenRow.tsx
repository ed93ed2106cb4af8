import type { ReactNode } from 'react'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Badge } from '../../../../ui/Badge.tsx'
import { RevocableRow, type RevocableRowProps } from '../RevocableRow.tsx'
import { tokenTexts } from './texts.ts'

interface TokenRowProps extends Pick<RevocableRowProps, 'revoke' | 'padding'> {
  token: { id: string; name: string; prefix: string; active: boolean }
  /** What its end means for whoever uses it. */
  consequence: string
  /** What is said of it, below the name. */
  children: ReactNode
}

/** Row of a token, of a person or of the directory: how it begins, and whether it still opens anything. */
export function TokenRow({ token: { id, name, prefix, active }, consequence, children, ...rest }: TokenRowProps) {
  const t = useTexts(tokenTexts)
  return (
    <RevocableRow
      id={id}
      name={name}
      beside={
        <>
          <code className="font-normal text-muted text-xs">{prefix}…</code>
          {!active && <Badge>{t('ended')}</Badge>}
        </>
      }
      words={{
        revoke: t('revoke'),
        revokeNamed: t('revokeNamed', { name }),
        question: t('revokeQuestion', { name }),
        consequence,
      }}
      {...rest}
    >
      {children}
    </RevocableRow>
  )
}
