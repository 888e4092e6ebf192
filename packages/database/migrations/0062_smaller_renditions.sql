-- The same film in fewer pixels, for slow connections and small screens. Films of before have none.

alter table episode_productions
  -- In the bucket episodes; of the version that was made last. Null: there is none.
  add column rendition_path text;

-- Requests read it by the existing policy; only the worker's login writes it.
