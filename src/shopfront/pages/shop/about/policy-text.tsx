import { GrievanceOfficer } from '#shopfront/settings/shop/grievance-officer.tsx'
import { SellerNumbers } from '#shopfront/settings/shop/seller-numbers.tsx'
import { StatutoryRights } from '#shopfront/settings/shop/statutory-rights.tsx'
import { joinParts } from '#ui/elements/join-parts.ts'
import { InlineText, RichText, textStyles } from '#ui/elements/rich-text.tsx'
import { TextLink } from '#ui/elements/text-link.tsx'
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx'
import * as uiWords from '#ui/words/en.ts'
import { splitSections, type TextSection } from '#values/rich-text/split-sections.ts'
import { language } from '#words/page/en.ts'
import type { PageContent } from '../../texts-contract.ts'
import type { PolicyName } from '../texts/load-text.ts'

/** The names of the policies in the menu and the footer. */
export const policyTitles: Record<PolicyName, string> = {
  'shipping-policy': uiWords.shippingPolicy,
  'refund-policy': uiWords.refundPolicy,
  'privacy-policy': uiWords.privacyPolicy,
  'terms-and-conditions': uiWords.termsAndConditions,
}

/** Policies that limit refunds, so the statutory rights must follow. */
const refundPages: readonly PolicyName[] = ['refund-policy', 'terms-and-conditions']

/** A policy: summary and sections, followed by legal notices that the merchant cannot edit. */
export const PolicyText = ({ policy, text }: { policy: PolicyName; text: PageContent }) => (
  <div className="mx-auto max-w-2xl pt-2 sm:pt-4">
    <Breadcrumbs crumbs={[{ label: uiWords.home, to: '/' }, { label: policyTitles[policy] }]} />
    <h1 className="mt-2">{policyTitles[policy]}</h1>
    <div lang={text.language === language ? undefined : text.language} className={textStyles}>
      {text.note && <p className="mt-1 text-sm text-ink-soft">{text.note}</p>}
      <p className="mt-5 text-lg">{text.lead}</p>
      {joinParts(splitSections(text.blocks, 'h2').map(renderSection))}
    </div>
    {refundPages.includes(policy) && (
      <div className="mt-9">
        <StatutoryRights />
      </div>
    )}
    <div className="mt-9">
      <TextLink to="/help">{uiWords.helpAndComplaints}</TextLink>
      <SellerNumbers />
      <GrievanceOfficer />
    </div>
  </div>
)

const renderSection = ({ title, blocks }: TextSection) => (
  <section className="mt-9 grid gap-3">
    {title && (
      <h2 className="text-xl md:text-xl">
        <InlineText spans={title} />
      </h2>
    )}
    <RichText blocks={blocks} />
  </section>
)
