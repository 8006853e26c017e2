import { useRights } from '#backoffice/ui/admin/rights.tsx'
import { sectionsFor } from './section-rights.ts'
import { sections } from './sections.tsx'

/** The sections that whoever is logged in may open. */
export const useOwnSections = () => sectionsFor(sections, useRights().may)
