import { addTexts, useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/States.tsx'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }

const exampleTexts = addTexts('exampleSignIn', en, de)

interface ExampleNoticeProps {
  example: { email: string; password: string }
  onFill: () => void
}

/** How one signs in where there are sample data and no server. */
export default function ExampleNotice({ example, onFill }: ExampleNoticeProps) {
  const t = useTexts(exampleTexts)
  return (
    <Notice
      className="mt-6"
      action={
        <Button look="link" onClick={onFill}>
          {t('fillIn')}
        </Button>
      }
    >
      {t('text', example)}
    </Notice>
  )
}
