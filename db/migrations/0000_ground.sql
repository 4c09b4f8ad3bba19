CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- One function folds both the stored search keys and the search word, so that 髙/高, 﨑/崎, ｶﾀｶﾅ/カタカナ/かたかな,
-- ー/-/‐ and Ａ/a find one another. Changing it means rebuilding every search key: make a new function instead.
-- ASCII, as codes are, needs none of the long table; without STRICT, which a CASE rules out, the function is inlined.
CREATE FUNCTION kaname_fold(word text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT CASE WHEN octet_length(word) = length(word) THEN lower(word) ELSE translate(
    lower(normalize(word, NFKC)),
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ髙﨑德濵邉邊渡﨟ー‐‑–—―−',
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ高崎徳浜辺辺渡﨟-------'
  ) END
$$;

--> statement-breakpoint
-- A trigram index finds nothing for a word of two characters, and in Japanese that is the usual length (高橋, 鋼板).
-- So the key is stored with a Z between the characters, a letter that folded text cannot have: two characters and
-- their Z make a trigram, and LIKE stays exact.
CREATE FUNCTION kaname_spread(folded text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT regexp_replace(folded, '(.)', '\1Z', 'g') $$;
--> statement-breakpoint
CREATE FUNCTION kaname_search_key(words text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT kaname_spread(kaname_fold(words)) $$;
--> statement-breakpoint
-- What LIKE compares a search key with: the wildcards that a person types are ordinary characters.
CREATE FUNCTION kaname_search_pattern(word text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT '%' || regexp_replace(kaname_search_key(word), '([\\%_])', '\\\1', 'g') || '%' $$;
--> statement-breakpoint
-- The same for a folded column that has no search key of its own.
CREATE FUNCTION kaname_part_pattern(word text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT '%' || regexp_replace(kaname_fold(word), '([\\%_])', '\\\1', 'g') || '%' $$;
