CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- One function folds both the stored search keys and the search word, so that 髙/高, 﨑/崎, ｶﾀｶﾅ/カタカナ/かたかな,
-- ー/-/‐ and Ａ/a find one another. Changing it means rebuilding every search key: make a new function instead.
CREATE FUNCTION kaname_fold(word text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT translate(
    lower(normalize(word, NFKC)),
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ髙﨑德濵邉邊渡﨟ー‐‑–—―−',
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ高崎徳浜辺辺渡﨟-------'
  )
$$;
