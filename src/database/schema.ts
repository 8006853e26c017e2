import type { Insertable, Selectable } from 'kysely'
import type {
  AddressesTable,
  CustomerNotesTable,
  LoginCodesTable,
  PasskeyCodesTable,
  PasskeysTable,
  PinGuessesTable,
  PinResetsTable,
  RecoveryCodesTable,
  RecoveryGuessesTable,
  SessionsTable,
  UsersTable,
} from './tables/accounts.ts'
import type { AccessChangesTable, AccessListTable, BackupsTable, KeyPrintsTable } from './tables/backups.ts'
import type { CartChangesTable, CartsTable } from './tables/carts.ts'
import type {
  BundlePartsTable,
  BundlesTable,
  CartItemsTable,
  CatalogueVersionTable,
  CategoriesTable,
  PacksTable,
  PicturesTable,
  PictureTitlesTable,
  PricePeriodsTable,
  ProductPicturesTable,
  ProductsTable,
} from './tables/catalogue.ts'
import type { ConnectionsTable } from './tables/connections.ts'
import type {
  CartCouponsTable,
  CouponCategoriesTable,
  CouponProductsTable,
  CouponsTable,
  OrderCouponsTable,
} from './tables/coupons.ts'
import type {
  CourierBookingItemsTable,
  CourierBookingsTable,
  CourierEventsTable,
  ParcelSettingsTable,
  VariantBoxesTable,
} from './tables/couriers.ts'
import type { DeliveryZonesTable } from './tables/delivery.ts'
import type { DocumentFilesTable, DocumentSeriesTable, DocumentsTable } from './tables/documents.ts'
import type { ClaimConfirmationsTable, ProductLabelsTable } from './tables/labels.ts'
import type { GuideMarksTable } from './tables/onboarding.ts'
import type {
  ActivityTable,
  MailSettingsTable,
  MailTextsTable,
  OutboxTable,
  PageSpeedTable,
  RowTalliesTable,
} from './tables/operations.ts'
import type { OrderHistoryTable, ParcelItemsTable, ParcelsTable } from './tables/order-history.ts'
import type {
  OrderAdditionsTable,
  OrderAdjustmentsTable,
  OrderBundlesTable,
  OrderBuyersTable,
  OrderDiscountsTable,
  OrderItemsTable,
  OrderLineDiscountsTable,
  OrdersTable,
  OrderTalliesTable,
  OrderWordsTable,
  PhoneOrdersTable,
} from './tables/orders.ts'
import type {
  PaymentsTable,
  ProviderOrdersTable,
  ReconciliationsTable,
  RefundLinesTable,
  RefundsTable,
  UnreadableNewsTable,
  WebhookEventsTable,
} from './tables/payments.ts'
import type { ProductChangesTable } from './tables/product-changes.ts'
import type { ProductImportsTable } from './tables/product-imports.ts'
import type { PushMessagesTable, PushSubscriptionsTable } from './tables/push.ts'
import type {
  ChangedSalesDaysTable,
  DailyLeftCartsTable,
  DailySalesTable,
  DailyVariantSalesTable,
  MonthlyVariantSalesTable,
} from './tables/reports.ts'
import type { FavouritesTable, ProductPairsTable, StockAlertsTable } from './tables/returning.ts'
import type { ReturnLinesTable, ReturnPicturesTable, ReturnsTable } from './tables/returns.ts'
import type { ProductRatingsTable, ReviewPicturesTable, ReviewsTable } from './tables/reviews.ts'
import type {
  DailyFailedSearchesTable,
  FailedSearchesTable,
  ProductTermsTable,
  SearchDocumentsTable,
  SearchQueueTable,
  SearchSynonymsTable,
  SearchTermsTable,
} from './tables/search.ts'
import type {
  GuessBudgetsTable,
  KnownDevicesTable,
  PageBudgetsTable,
  SecurityLogTable,
  ShopSecretsTable,
} from './tables/security.ts'
import type { StaffInvitationsTable, StaffTable } from './tables/staff.ts'
import type { StandingOrderLinesTable, StandingOrdersTable } from './tables/standing-orders.ts'
import type { BatchesTable, BatchRulesTable, ReservationsTable, StockMovesTable } from './tables/stock.ts'
import type { PageTextsTable, StoreFactsTable, StoreLogosTable } from './tables/store.ts'
import type { StoriesTable, StoryProductsTable } from './tables/stories.ts'
import type { TicketLinesTable, TicketMessagesTable, TicketsTable } from './tables/tickets.ts'
import type { WaitingPicturesTable } from './tables/waiting-pictures.ts'
import type {
  WhatsappConsentsTable,
  WhatsappMessagesTable,
  WhatsappSettingsTable,
} from './tables/whatsapp.ts'

/** The tables that the migrations create; `schema.test.ts` compares the two. */
export interface Database {
  users: UsersTable
  customer_notes: CustomerNotesTable
  sessions: SessionsTable
  passkeys: PasskeysTable
  recovery_codes: RecoveryCodesTable
  recovery_guesses: RecoveryGuessesTable
  pin_resets: PinResetsTable
  pin_guesses: PinGuessesTable
  shop_secrets: ShopSecretsTable
  known_devices: KnownDevicesTable
  guess_budgets: GuessBudgetsTable
  page_budgets: PageBudgetsTable
  login_codes: LoginCodesTable
  passkey_codes: PasskeyCodesTable
  security_log: SecurityLogTable
  addresses: AddressesTable
  catalogue_version: CatalogueVersionTable
  store_facts: StoreFactsTable
  store_logos: StoreLogosTable
  page_texts: PageTextsTable
  pictures: PicturesTable
  picture_titles: PictureTitlesTable
  categories: CategoriesTable
  stories: StoriesTable
  story_products: StoryProductsTable
  products: ProductsTable
  packs: PacksTable
  price_periods: PricePeriodsTable
  stock_moves: StockMovesTable
  reservations: ReservationsTable
  batches: BatchesTable
  batch_rules: BatchRulesTable
  product_changes: ProductChangesTable
  product_imports: ProductImportsTable
  push_subscriptions: PushSubscriptionsTable
  push_messages: PushMessagesTable
  product_pictures: ProductPicturesTable
  waiting_pictures: WaitingPicturesTable
  product_labels: ProductLabelsTable
  claim_confirmations: ClaimConfirmationsTable
  reviews: ReviewsTable
  review_pictures: ReviewPicturesTable
  returns: ReturnsTable
  return_lines: ReturnLinesTable
  return_pictures: ReturnPicturesTable
  product_ratings: ProductRatingsTable
  search_terms: SearchTermsTable
  product_terms: ProductTermsTable
  search_documents: SearchDocumentsTable
  search_queue: SearchQueueTable
  search_synonyms: SearchSynonymsTable
  failed_searches: FailedSearchesTable
  daily_failed_searches: DailyFailedSearchesTable
  bundles: BundlesTable
  bundle_parts: BundlePartsTable
  cart_changes: CartChangesTable
  stock_alerts: StockAlertsTable
  favourites: FavouritesTable
  product_pairs: ProductPairsTable
  changed_sales_days: ChangedSalesDaysTable
  daily_sales: DailySalesTable
  daily_variant_sales: DailyVariantSalesTable
  monthly_variant_sales: MonthlyVariantSalesTable
  daily_left_carts: DailyLeftCartsTable
  carts: CartsTable
  cart_items: CartItemsTable
  orders: OrdersTable
  order_buyers: OrderBuyersTable
  phone_orders: PhoneOrdersTable
  order_additions: OrderAdditionsTable
  order_items: OrderItemsTable
  order_adjustments: OrderAdjustmentsTable
  order_discounts: OrderDiscountsTable
  order_line_discounts: OrderLineDiscountsTable
  staff: StaffTable
  staff_invitations: StaffInvitationsTable
  standing_orders: StandingOrdersTable
  standing_order_lines: StandingOrderLinesTable
  order_bundles: OrderBundlesTable
  coupons: CouponsTable
  coupon_products: CouponProductsTable
  coupon_categories: CouponCategoriesTable
  cart_coupons: CartCouponsTable
  order_coupons: OrderCouponsTable
  parcels: ParcelsTable
  parcel_items: ParcelItemsTable
  order_history: OrderHistoryTable
  provider_orders: ProviderOrdersTable
  payments: PaymentsTable
  refunds: RefundsTable
  refund_lines: RefundLinesTable
  webhook_events: WebhookEventsTable
  document_series: DocumentSeriesTable
  documents: DocumentsTable
  document_files: DocumentFilesTable
  outbox: OutboxTable
  mail_texts: MailTextsTable
  mail_settings: MailSettingsTable
  whatsapp_settings: WhatsappSettingsTable
  whatsapp_consents: WhatsappConsentsTable
  whatsapp_messages: WhatsappMessagesTable
  reconciliations: ReconciliationsTable
  unreadable_news: UnreadableNewsTable
  order_tallies: OrderTalliesTable
  order_words: OrderWordsTable
  activity: ActivityTable
  row_tallies: RowTalliesTable
  page_speed: PageSpeedTable
  courier_bookings: CourierBookingsTable
  courier_booking_items: CourierBookingItemsTable
  courier_events: CourierEventsTable
  parcel_settings: ParcelSettingsTable
  variant_boxes: VariantBoxesTable
  guide_marks: GuideMarksTable
  backups: BackupsTable
  access_changes: AccessChangesTable
  access_list: AccessListTable
  key_prints: KeyPrintsTable
  connections: ConnectionsTable
  delivery_zones: DeliveryZonesTable
  tickets: TicketsTable
  ticket_lines: TicketLinesTable
  ticket_messages: TicketMessagesTable
}

export type Row<Table extends keyof Database> = Selectable<Database[Table]>
export type NewRow<Table extends keyof Database> = Insertable<Database[Table]>
