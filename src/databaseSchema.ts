/** The schema of this build, gathered from the platform and the features: adding a file adds a step. */
import { gatherSteps, type Migration, type SchemaSteps } from '#platform/database/schemaSteps.ts'

export const databaseSchema: SchemaSteps = {
  ...gatherSteps(
    import.meta.glob<Omit<Migration, 'name'>>(
      ['./platform/database/migrations/*.ts', './features/**/migrations/*.ts'],
      { eager: true },
    ),
    import.meta.glob<string>('./features/**/functions/*.sql', {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ),
  // The numbered migrations of before the first release, and what they are now.
  baseline: {
    replaced: `
    0001_platform 0002_secret_fingerprint 0003_audit_lists 0004_cache_change 0010_people 0011_new_address
    0012_tokens_of_people 0020_content 0021_post_life 0024_lists_and_search 0025_addresses 0025_component_error
    0026_seal_secrets 0027_search_tables 0028_taxonomy_removals 0029_post_presence 0029_preview_links
    0029_read_references 0029_sealed_metas 0029_tags_of_one_case 0029_title_order 0029_upper_terms
    0029_versions_in_use 0029_words_without_spaces 0030_settings 0040_media 0041_fitted_pictures 0050_comments
    0051_found_by_parent 0052_reports 0060_forms 0061_unread 0070_activity 0071_rollups 0072_months 0080_shop
    0081_downloads 0084_letters 0085_papers 0085_product_order 0086_csv_runs 0087_closed_stores 0088_shop_check
    0089_addresses 0089_barcodes 0089_csv_categories 0089_csv_columns 0089_currency_changes 0089_orders_by_hand
    0089_out_of_stock 0089_own_prices 0089_payment_origin 0089_pickup_names 0089_refund_parts 0089_region_codes
    0089_rows_of_orders 0089_sent_lines 0090_plugins 0091_plugin_failure`
      .trim()
      .split(/\s+/),
    by: `
    20261123T0500_platform 20261123T0501_people 20261123T0502_content 20261123T0503_search 20261123T0504_settings
    20261123T0505_media 20261123T0506_comments 20261123T0507_forms 20261123T0508_activity 20261123T0509_catalogue
    20261123T0510_pricing 20261123T0511_orders 20261123T0512_shop_tools 20261123T0513_plugins`
      .trim()
      .split(/\s+/),
  },
}
