import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './processes.ts'

/**
 * Every text that the specification quotes or lists, word for word, with the places of the English language files that
 * hold it. `{n}` stands for whatever the page puts there.
 */
const quoted: Record<string, Record<string, string>> = {
  shell: {
    'notFound.title': 'Oops! Page not found',
    'notFound.home': 'Return to Home',
  },
  'shell/frame': {
    'title.overview': 'Overview',
    'title.documents': 'Documents',
    'title.surveys': 'Surveys',
    'title.datapoints': 'Datapoints',
    'title.iro': 'IRO',
    'menu.dashboard': 'Dashboard',
    'menu.profile': 'User Profile',
    'menu.company': 'Company Profile',
    'menu.settings': 'Settings',
    'menu.logout': 'Logout',
    'menu.invite': 'Invite Team',
    'menu.inviteOff': 'Disabled for Test Account',
    'header.continueOnboarding': 'Continue Onboarding',
    'header.generateReport': 'Generate Report',
    'header.generateReportOff': 'Enabled after a final review of all collected data',
    'header.germanOff': 'Not available for Test accounts',
  },
  'shell/debug': { unavailable: 'Backend unavailable' },
  ui: {
    notifications: 'Notifications',
    errorDetails: 'Error Details',
    seeMoreDetails: 'See more details',
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    pageOf: 'Page {n} of {n}',
  },
  'i18n/error-texts': {
    network: 'Network error',
    csrf: 'Failed to get CSRF token',
    signIn: 'Authentication required',
    request: 'Request failed',
  },
  'features/account': {
    error: 'Error',
    'login.failed': 'Login failed',
    'login.invalidResponse': 'Invalid response from server',
    'foot.unavailable': 'Backend unavailable',
  },
  'features/account/signup': { success: 'Account created successfully', failed: 'Failed to create account' },
  'features/account/links': {
    'forgot.done': 'If an account exists with this email, you will receive password reset instructions.',
    'forgot.failed': 'Failed to process request',
  },
  'features/account/profile': { 'role.other': 'User' },
  'features/account/settings': { 'notifications.label': 'Email notifications', 'appearance.label': 'Dark mode' },
  'features/company': {
    'save.success': 'Success',
    'save.updated': 'Company information has been updated successfully.',
    'save.error': 'Error',
    'save.updateFailed': 'Failed to update company information. Please try again.',
  },
  'features/onboarding': {
    'steps.company': 'Company Information',
    'steps.upload': 'Upload Reports',
    'steps.processing': 'Processing',
    'steps.iro': 'IRO Analysis',
    'steps.stakeholders': 'Stakeholder Engagement',
    'steps.materiality': 'Materiality Assessment',
    'steps.report': 'Report Generation',
    'later.title': 'Step {n} content coming soon',
    continue: 'Continue',
    'company.saved': 'Success',
    'company.savedText': 'Company information has been updated successfully.',
    'company.failed': 'Error',
    'company.failedText': 'Failed to update company information. Please try again.',
    'upload.noneSelected': 'No files selected',
    'upload.noneSelectedText': 'Please select at least one file to upload',
    'upload.loadFailed': 'Error loading files',
    'upload.loadFailedText': 'Could not load existing files. Please try again later.',
    'upload.failed': 'Upload failed',
    'upload.failedText': 'There was an error uploading your files. Please try again.',
    'upload.done': 'Upload successful',
    'upload.doneText': 'Successfully uploaded {n} file(s)',
    'iro.anyway': 'Continue Anyway',
    'stakeholders.categories.Value chain workers': 'Value chain workers',
  },
  'document/uploads': { failed: 'Failed to upload file. Please try again.' },
  'features/documents': { 'error.badge': 'Error' },
  'features/datapoints': {
    'list.none': 'No datapoints found',
    'add.button': 'Add Datapoint',
    'add.added': 'Datapoint added successfully',
    'menu.excerpts': 'View Excerpts',
    'menu.edit': 'Edit',
    'menu.delete': 'Delete',
    'delete.question': 'Are you sure you want to delete this datapoint?',
    'saved.updated': 'Datapoint updated successfully',
    'saved.updateFailed': 'Failed to update datapoint',
    'saved.deleted': 'Datapoint deleted successfully',
    'saved.deleteFailed': 'Failed to delete datapoint',
  },
  'features/extracted': {
    'group.environmental': 'Environmental',
    'group.social': 'Social',
    'group.governance': 'Governance',
    'column.id': 'ID',
    'column.label': 'Label',
    'column.value': 'Value',
    'column.source': 'Source',
    'column.note': 'Note',
    'column.actions': 'Actions',
    'toast.added': 'New datapoint added successfully',
    'toast.updated': 'Datapoint updated successfully',
  },
  iros: {
    title: 'No IRO Analysis Available',
    empty: 'The company has already conducted a DMA. No IROs generated.',
    failed: 'Failed to load IRO analysis data',
    'score.none': 'No score data available',
    'score.invalid': 'Invalid score data',
    'type.Impact': 'Impact',
    'type.Risk': 'Risk',
    'type.Opportunity': 'Opportunity',
  },
  'features/surveys': {
    'status.draft': 'Draft',
    'status.active': 'Active',
    'status.closed': 'Closed',
    'status.processing': 'Processing',
    'status.completed': 'Completed',
    'status.recommended': 'Recommended',
    'proposals.badge': 'AI',
    'create.invalid': 'Validation Error',
    'create.invalidText': 'Please fill in all required fields.',
    'create.cannotRemove': 'Cannot remove',
    'create.cannotRemoveText': 'A survey must have at least one question.',
    'create.tooMany': 'Maximum questions reached',
    'create.tooManyText': 'You can only add up to 15 questions per survey.',
    'create.saved': 'Survey created successfully',
    'create.converted': 'AI Survey successfully converted to a real survey',
    'create.failed': 'Failed to save survey. Please try again.',
    'detail.updated': 'Survey Updated',
    'detail.updatedText': 'Your changes have been saved successfully.',
    'detail.updateFailed': 'Update Failed',
    'detail.updateFailedText': 'Failed to update the survey. Please try again.',
    'share.copied': 'URL Copied',
    'share.copyFailed': 'Copy Failed',
    'detail.missing': 'Survey not found',
    'response.missing': 'Response not found',
    'group.Value chain workers': 'Value chain workers',
    'group.Suppliers': 'Suppliers',
    'group.Employees': 'Employees',
    'group.Local communities': 'Local communities',
    'group.Environmental experts': 'Environmental experts',
    'group.Customers': 'Customers',
    'group.Investors': 'Investors',
    'group.Other': 'Other',
  },
  'features/respond': {
    'states.missing': 'Survey not found',
    'thanks.title': 'Thank You for Your Response!',
    'thanks.sent': 'Your response has been submitted successfully.',
    'thanks.home': 'Return to Home',
    'failed.title': 'Failed to submit your response. Please try again.',
    'respondent.Employee': 'Employee',
    'respondent.Customer': 'Customer',
    'respondent.Supplier': 'Supplier',
    'respondent.Investor': 'Investor',
    'respondent.Local Community': 'Local Community',
    'respondent.NGO': 'NGO',
    'respondent.Government': 'Government',
    'respondent.Industry Expert': 'Industry Expert',
    'respondent.Media': 'Media',
    'respondent.Other': 'Other',
  },
}

/** Texts that must hold a quoted figure or name, in whatever words. */
const mentioned: [file: string, key: string, words: string[]][] = [
  ['features/onboarding', 'processing.wait', ['about 24 hours', 'email']],
  ['document/uploads', 'pausedWorking', ['about 48 hours']],
  ['features/company', 'size.small', ['under 50 employees']],
  ['features/company', 'size.medium', ['50–250']],
  ['features/company', 'size.large', ['over 250']],
  ['features/company', 'scope.group', ['Entire company group']],
  ['features/company', 'scope.specific', ['A specific company']],
  ['features/extracted', 'notMaterial.many', ['not material per the company’s double materiality assessment']],
]

/** Quoted texts that were changed on purpose, with the reason. */
const changed: { text: string; reason: string }[] = []

const webFile = (folder: string, language: string) => path.join(root, 'packages/web/src', folder, `${language}.json`)

function textAt(folder: string, key: string): unknown {
  const tree: unknown = JSON.parse(fs.readFileSync(webFile(folder, 'en'), 'utf8'))
  return key.split('.').reduce((place, part) => (place as Record<string, unknown> | undefined)?.[part], tree)
}

const withSlots = (text: unknown) => String(text).replaceAll(/\{\w+\}/g, '{n}')

describe('the texts that the specification quotes', () => {
  it.each(Object.entries(quoted))('stand word for word in %s', (folder, texts) => {
    const standing = Object.keys(texts).map((key) => [key, withSlots(textAt(folder, key))])
    expect(Object.fromEntries(standing)).toEqual(texts)
  })

  it.each(mentioned)('are mentioned in %s %s', (folder, key, words) => {
    for (const word of words) expect(textAt(folder, key)).toContain(word)
  })

  it('are all unchanged', () => {
    expect(changed).toEqual([])
  })
})
