import { boughtTogetherEndpoints } from '#catalogue/bought-together/contract.ts'
import { boughtTogetherApi } from '#catalogue/bought-together/server/bought-together.api.ts'
import { countPairs } from '#catalogue/bought-together/server/count-pairs.ts'
import { bulkPictureEndpoints } from '#catalogue/bulk-pictures/contract.ts'
import { addWaitingPictures } from '#catalogue/bulk-pictures/server/add-waiting-pictures.ts'
import { bulkPicturesApi } from '#catalogue/bulk-pictures/server/bulk-pictures.api.ts'
import { purgeWaitingPictures } from '#catalogue/bulk-pictures/server/waiting-pictures.queries.ts'
import { bundleEndpoints } from '#catalogue/bundles/contract.ts'
import { bundlesApi } from '#catalogue/bundles/server/bundles.api.ts'
import { favouriteEndpoints } from '#catalogue/favourites/contract.ts'
import { favouritesApi } from '#catalogue/favourites/server/favourites.api.ts'
import { importEndpoints } from '#catalogue/imports/contract.ts'
import { importsApi } from '#catalogue/imports/server/imports.api.ts'
import { purgeImports } from '#catalogue/imports/server/saving/imports.queries.ts'
import { runImport } from '#catalogue/imports/server/saving/run-import.ts'
import { labelEndpoints } from '#catalogue/labels/contract.ts'
import { labelApi } from '#catalogue/labels/server/label.api.ts'
import { pictureEndpoints } from '#catalogue/pictures/contract.ts'
import { picturesApi } from '#catalogue/pictures/server/pictures.api.ts'
import { servePictures } from '#catalogue/pictures/server/serve-pictures.ts'
import { pricePeriodEndpoints } from '#catalogue/price-periods/contract.ts'
import { pricePeriodsApi } from '#catalogue/price-periods/server/price-periods.api.ts'
import { catalogueEndpoints } from '#catalogue/products/contract.ts'
import { catalogueApi } from '#catalogue/products/server/catalogue.api.ts'
import { purgeChanges } from '#catalogue/products/server/table/product-changes.queries.ts'
import { tableApi } from '#catalogue/products/server/table/table.api.ts'
import { runSchedules } from '#catalogue/products/server/visibility/run-schedules.ts'
import { tableEndpoints } from '#catalogue/products/table-contract.ts'
import { publishingEndpoints } from '#catalogue/publishing/contract.ts'
import { hideIncomplete } from '#catalogue/publishing/server/hide-incomplete.ts'
import { hideProductsWithoutTaxData } from '#catalogue/publishing/server/hide-untaxed.ts'
import { publishingApi } from '#catalogue/publishing/server/publishing.api.ts'
import { reviewEndpoints } from '#catalogue/reviews/contract.ts'
import { deleteUnusedReviewPictures } from '#catalogue/reviews/server/delete-unused-pictures.ts'
import { reviewsApi } from '#catalogue/reviews/server/reviews.api.ts'
import { searchEndpoints } from '#catalogue/search/contract.ts'
import { purgeDailyFailedSearches } from '#catalogue/search/server/daily-failed-searches.queries.ts'
import { indexQueuedProducts } from '#catalogue/search/server/indexing/index-queued-products.ts'
import { refreshHighlights } from '#catalogue/search/server/read-highlights.ts'
import { searchApi } from '#catalogue/search/server/search.api.ts'
import { storyEndpoints } from '#catalogue/stories/contract.ts'
import { storiesApi } from '#catalogue/stories/server/stories.api.ts'
import type { DomainModule } from '#domain-module.ts'

/** Products, bundles, categories, labels, pictures, publishing, recipes and stories. */
export const catalogue = {
  endpoints: {
    ...catalogueEndpoints,
    ...tableEndpoints,
    ...pricePeriodEndpoints,
    ...labelEndpoints,
    ...pictureEndpoints,
    ...bulkPictureEndpoints,
    ...publishingEndpoints,
    ...searchEndpoints,
    ...reviewEndpoints,
    ...favouriteEndpoints,
    ...boughtTogetherEndpoints,
    ...storyEndpoints,
    ...bundleEndpoints,
    ...importEndpoints,
  },
  routes: [
    catalogueApi,
    tableApi,
    pricePeriodsApi,
    labelApi,
    picturesApi,
    bulkPicturesApi,
    publishingApi,
    searchApi,
    reviewsApi,
    favouritesApi,
    boughtTogetherApi,
    storiesApi,
    bundlesApi,
    importsApi,
  ],
  publicFiles: [servePictures],
  jobs: [
    { name: 'publish and unpublish products', everySeconds: 0.5, run: (parts) => runSchedules(parts) },
    { name: 'index changed products for the search', everySeconds: 0.5, run: indexQueuedProducts },
    { name: 'refresh the bestsellers on the home page', everySeconds: 900, run: refreshHighlights },
    { name: 'hide products with incomplete labels', everySeconds: 60, run: hideIncomplete },
    { name: 'hide products that cannot be invoiced', everySeconds: 2, run: hideProductsWithoutTaxData },
    { name: 'delete unused pictures of reviews', everySeconds: 3600, run: deleteUnusedReviewPictures },
    {
      name: 'delete old failed searches',
      everySeconds: 86_400,
      run: ({ db, clock }) => purgeDailyFailedSearches(db, clock.now()),
    },
    { name: 'save imported products', everySeconds: 1, run: runImport },
    { name: 'add uploaded photos to their products', everySeconds: 1, run: addWaitingPictures },
    { name: 'count products that are bought together', everySeconds: 3600, run: countPairs },
    {
      name: 'delete old product table changes',
      everySeconds: 86_400,
      run: ({ db, clock }) => purgeChanges(db, clock.now()),
    },
    {
      name: 'delete old imports of products',
      everySeconds: 86_400,
      run: ({ db, clock }) => purgeImports(db, clock.now()),
    },
    {
      name: 'delete the records of uploaded photos',
      everySeconds: 86_400,
      run: ({ db, clock }) => purgeWaitingPictures(db, clock.now()),
    },
  ],
} satisfies DomainModule
