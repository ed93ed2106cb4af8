import { PageBody } from '../../../../ui/Page.tsx'
import { ModelSection } from './ModelSection.tsx'

/** What the company decides about a language model, for its administrators. */
export default function ModelPage() {
  return (
    <PageBody width="form">
      <ModelSection />
    </PageBody>
  )
}
