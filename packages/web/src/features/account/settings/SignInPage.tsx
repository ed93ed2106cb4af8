import { PageBody } from '../../../ui/Page.tsx'
import { DirectorySection } from './directory/DirectorySection.tsx'
import { RequiredSection } from './second-factor/RequiredSection.tsx'
import { SignOnSection } from './single-sign-on/SignOnSection.tsx'
import { TrailSection } from './trail/TrailSection.tsx'

/** How people of the company sign in, and who did: for its administrators. */
export default function SignInPage() {
  return (
    <PageBody width="form" className="flex flex-col gap-6">
      <RequiredSection />
      <SignOnSection />
      <DirectorySection />
      <TrailSection />
    </PageBody>
  )
}
