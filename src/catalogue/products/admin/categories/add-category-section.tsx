import { useNavigate } from '#browser/router/hooks.ts'
import { AddCategoryForm } from './add-category-form.tsx'

/** Add New Category (specification §2.23). */
export default function AddCategorySection() {
  const navigate = useNavigate()
  return <AddCategoryForm onAdded={() => navigate('/admin', { state: { refetch: true } })} />
}
